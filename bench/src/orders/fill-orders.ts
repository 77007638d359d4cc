import type pg from 'pg';

const LINES_PER_ORDER = 3;

/** Statements that make a shop of so many orders, three lines each, and as many customers; one order in 200 is unpaid. */
const statements = (orders: number): string[] => [
  // The guards would look at every row by itself; the rows keep them.
  'set session_replication_role = replica',
  `insert into customers (email, name) select 'bench-' || n || '@tokhi.example', 'Бат' from generate_series(1, ${orders}) n`,
  `update stock_levels set on_hand = on_hand + 10000000`,
  `insert into stock_movements (product_id, on_hand_change, on_hand_after, reserved_after, reason)
   select product_id, 10000000, on_hand, 0, 'received' from stock_levels`,
  `insert into orders (customer_id, idempotency_key, order_number, subtotal_tug, total_tug, earned_bonus_tug, created_at, expires_at,
     weight_grams, volume_ml, package_count, delivery_kind, pickup_place_id, customer_kind, contact_name, contact_phone,
     contact_email, status, expired_at)
   select first + n - 1, 'key-of-order-' || n, 'IK' || lpad(n::text, 10, '0'), 300000, 300000, 9000,
     now() - interval '2 days', now() + interval '1 day', 1, 1, 1, 'pickup', 1, 'individual', 'Бат', '99112233',
     'bat@tokhi.example', case when n <= least(${orders} / 200, 2000) then 'pending' else 'expired' end,
     case when n <= least(${orders} / 200, 2000) then null else now() end
   from generate_series(1, ${orders}) n, (select min(id) as first from customers where email like 'bench-%') c`,
  `insert into order_lines (order_id, position, product_id, quantity, regular_price_tug, price_tug, sale_price_tug, line_total_tug,
     earned_bonus_tug, bonus_percent, code, name, model, colour_name)
   select o.id, p.at, p.id, 1, 100000, 100000, 100000, 100000, 3000, 3, p.code, p.name, 'NARAN', 'Саарал'
   from orders o, (select *, row_number() over (order by id) as at from products order by id limit ${LINES_PER_ORDER}) p`,
  `insert into order_status_changes (order_id, to_status, changed_by, changed_at) select id, 'pending', 'customer', created_at from orders`,
  `insert into stock_reservations (order_id, product_id, quantity, status, settled_at)
   select o.id, p.id, 1, case o.status when 'pending' then 'held' else 'released' end, o.expired_at
   from orders o, (select * from products order by id limit ${LINES_PER_ORDER}) p`,
  `update stock_levels set reserved = held from (
     select product_id, sum(quantity) as held from stock_reservations where status = 'held' group by product_id) r
   where r.product_id = stock_levels.product_id`,
  'set session_replication_role = default',
  'vacuum analyze',
];

export async function fillOrders(pool: pg.Pool, orders: number): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statements(orders)) await client.query(statement);
  } finally {
    client.release(true);
  }
}
