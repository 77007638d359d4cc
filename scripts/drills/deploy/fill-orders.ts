// A shop of many years: ended orders in bulk, each with its line and status changes, without breaking an invariant.
import pg from 'pg';
import { orderNumbersBy } from '../../../server/src/modules/orders/public.ts';
import { onServer } from './database-host.ts';

const PORTION = 50_000;
const ORDERS_OF_A_CUSTOMER = 100;
/** Marks customers and orders of the drill. */
const MARK = 'of-the-drill';

/** Adds `count` ended orders. Their numbers come from the shop's sequence, so no later order gets the same. */
export async function fillOrders(url: string, count: number, numberKey: string): Promise<void> {
  // Data that a power cut loses is created again.
  await setServer('fsync', 'off');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Constraint triggers would check each row; the rows satisfy them.
    await client.query('set session_replication_role = replica');
    const customers = Math.ceil(count / ORDERS_OF_A_CUSTOMER);
    const { rows } = await client.query<{ id: string }>(
      `insert into customers (email, name) select n || '-${MARK}@bench.example', 'Бат' from generate_series(1, $1::int) n returning id`,
      [customers],
    );
    const first = Math.min(...rows.map(({ id }) => Number(id)));
    for (let from = 0; from < count; from += PORTION) {
      const numbers = await nextNumbers(client, Math.min(PORTION, count - from), numberKey);
      await client.query(ORDERS, [numbers, from, first, customers]);
    }
    for (const statement of WHAT_BELONGS_TO_THEM) await client.query(statement);
  } finally {
    await client.end();
  }
  const after = new pg.Client({ connectionString: url });
  await after.connect();
  try {
    await after.query('vacuum analyze');
  } finally {
    await after.end();
  }
  await onServer('checkpoint');
  await setServer('fsync', 'on');
}

/** Numbers that the shop will not assign again. */
export async function nextNumbers(
  client: Pick<pg.Client, 'query'>,
  count: number,
  numberKey: string,
): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(
    `select nextval('order_number_sequence') as value from generate_series(1, $1::int)`,
    [count],
  );
  return orderNumbersBy(numberKey)(rows.map(({ value }) => Number(value)));
}

async function setServer(name: string, value: string): Promise<void> {
  await onServer(`alter system set ${name} = ${value}`);
  await onServer('select pg_reload_conf()');
}

const ORDERS = `
  insert into orders (customer_id, idempotency_key, order_number, subtotal_tug, total_tug, earned_bonus_tug, created_at, expires_at,
    weight_grams, volume_ml, package_count, delivery_kind, pickup_place_id, customer_kind, contact_name, contact_phone,
    contact_email, status, expired_at)
  select $3::bigint + ($2::int + n) % $4::int, '${MARK}-' || $2::int + n, number, 100000, 100000, 3000, at, at + interval '1 day',
    1, 1, 1, 'pickup', 1, 'individual', 'Бат', '99112233', 'bat@tokhi.example', 'expired', at + interval '1 day'
  from unnest($1::text[]) with ordinality as made (number, n), lateral (select now() - interval '2 days' - n * interval '60 seconds' as at) moment`;

const OF_THE_DRILL = `from orders where idempotency_key like '${MARK}-%'`;
const WHAT_BELONGS_TO_THEM = [
  `insert into order_lines (order_id, position, product_id, quantity, regular_price_tug, price_tug, sale_price_tug, line_total_tug,
     earned_bonus_tug, bonus_percent, code, name, model, colour_name)
   select made.id, 1, p.id, 1, 100000, 100000, 100000, 100000, 3000, 3, p.code, p.name, 'NARAN', 'Саарал'
   from (select id ${OF_THE_DRILL}) made, (select * from products order by id limit 1) p`,
  `insert into order_status_changes (order_id, to_status, changed_by, changed_at) select id, 'pending', 'customer', created_at ${OF_THE_DRILL}`,
  `insert into order_status_changes (order_id, from_status, to_status, changed_by, changed_at)
   select id, 'pending', 'expired', 'system', expired_at ${OF_THE_DRILL}`,
  `insert into stock_reservations (order_id, product_id, quantity, status, settled_at)
   select made.id, p.id, 1, 'released', made.expired_at
   from (select id, expired_at ${OF_THE_DRILL}) made, (select id from products order by id limit 1) p`,
];
