import { makeShop } from './fill-orders.ts';

/** Increment it when the shop is generated differently: existing databases are then recreated. */
const FORM = 3;

/** Mongolian names have two parts, so that one part is in many names: 35 × 36 of them. */
const name = `
  (array['Алтан','Амар','Ариун','Баяр','Болд','Бат','Бямба','Ган','Гэрэл','Даваа','Дорж','Дэлгэр','Жаргал','Лхагва','Мөнх','Мягмар','Нарма',
    'Наран','Ном','Нэргүй','Одон','Отгон','Оюун','Пүрэв','Саран','Сайн','Сод','Сүх','Түмэн','Төмөр','Уран','Хонгор','Цагаан','Чулуун','Энх'])[1 + h / 13 % 35]
  || (array['баатар','баяр','болд','гэрэл','далай','дорж','жав','жаргал','зориг','зул','зүрх','мөнх','наран','өлзий','сайхан','саруул','суурь',
    'сүрэн','тогтох','тулга','туяа','түвшин','түшиг','уул','хуяг','хүү','цоож','цэрэн','цэцэг','чимэг','шагай','ширчин','эрдэнэ','эрхэм','ялгуун','ажин'])
    [1 + h / 455 % 36]`;

/**
 * Orders of three years in all statuses. The last two days are unpaid or just paid, the last forty days are in delivery, and of the
 * older ones one in a hundred is still open: late. Names, phones and totals are distributed as in a real shop.
 */
export const staffOrders = (orders: number): string[] => [
  // Triggers would check each row; the rows are valid.
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `insert into customers (email, name, phone, created_at)
   select 'bench-' || n || '@tokhi.example', (array['А','Б','Г','Д','Ж','М','Н','О','С','Т','Х','Ц','Э'])[1 + h % 13] || '. ' || ${name},
     (80000000 + (h::bigint * 7919) % 19999999)::text, now() - (${orders} - n) * (interval '1095 days' / ${orders})
   from (select n, abs(hashint4(n)) as h from generate_series(1, ${orders}) n) as one`,
  `create temporary table made as
   select n, h, now() - (${orders} - n) * (interval '1095 days' / ${orders}) as at,
     case when (h / 7) % 5 = 0 then 'ulaanbaatar' else 'beijing' end as source,
     case
       when age < 2 then case when h % 3 = 0 then 'paid' else 'pending' end
       when h % 100 < 45 then 'expired'
       when h % 100 < 48 then 'refunded'
       when age > 40 then case when h % 100 = 99 then 'came_in_ereen' else 'delivered' end
       when age > 30 then 'in_stock' when age > 20 then 'came_in_ub' when age > 14 then 'came_in_ereen'
       when age > 8 then 'loaded' when age > 3 then 'ordered' else 'paid'
     end as wanted
   from (select n, abs(hashint4(n)) as h, (${orders} - n) * 1095.0 / ${orders} as age from generate_series(1, ${orders}) n) as aged`,
  `create temporary table staged as
   select *, case when source = 'ulaanbaatar' and wanted in ('loaded', 'came_in_ereen', 'came_in_ub') then 'ordered' else wanted end as status,
     array_position(array['pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'],
       case when wanted = 'refunded' then 'paid' when source = 'ulaanbaatar' and wanted in ('loaded', 'came_in_ereen', 'came_in_ub')
         then 'ordered' else wanted end) as step
   from made`,
  `insert into orders (customer_id, idempotency_key, order_number, subtotal_tug, total_tug, created_at, expires_at, submitted_at,
     paid_at, ordered_at, loaded_at, came_in_ereen_at, came_in_ub_at, in_stock_at, delivered_at, expired_at, refunded_at,
     weight_grams, volume_ml, package_count, delivery_kind, district_id, khoroo, address, pickup_place_id, customer_kind,
     contact_name, contact_phone, contact_email, status, source, payment_method, lender_code)
   select c.first + n - 1, 'key-of-order-' || n, 'IK' || lpad(n::text, 10, '0'), 50000 + h % 5000 * 1000, 50000 + h % 5000 * 1000,
     at, at + interval '1 day', case when status not in ('pending', 'expired') then at end,
     case when step >= 2 then at + interval '1 hour' end, case when step >= 3 then at + interval '1 day' end,
     case when step >= 4 and source = 'beijing' then at + interval '5 days' end,
     case when step >= 5 and source = 'beijing' then at + interval '9 days' end,
     case when step >= 6 and source = 'beijing' then at + interval '14 days' end,
     case when step >= 7 then at + interval '15 days' end, case when step >= 8 then at + interval '16 days' end,
     case when status = 'expired' then at + interval '1 day' end, case when status = 'refunded' then at + interval '3 days' end,
     1000, 1000, 1, case when h % 5 = 1 then 'pickup' else 'delivery' end, case when h % 5 <> 1 then 1 + h % 9 end,
     case when h % 5 <> 1 then 1 + h % 20 end, case when h % 5 <> 1 then '12-' || h % 500 end, case when h % 5 = 1 then 1 end, 'individual',
     (array['А','Б','Г','Д','Ж','М','Н','О','С','Т','Х','Ц','Э'])[1 + h % 13] || '. ' || ${name},
     (80000000 + (h::bigint * 7919) % 19999999)::text, 'c' || n || '@tokhi.example', status, source,
     case when status not in ('pending', 'expired') then (array['qpay','qpay','qpay','bank_transfer','golomt','storepay','monpay'])[1 + h % 7] end,
     case when status not in ('pending', 'expired') and h % 7 = 5 then 'storepay' end
   from staged, (select min(id) as first from customers where email like 'bench-%') c`,
  `insert into order_lines (order_id, position, product_id, quantity, regular_price_tug, price_tug, sale_price_tug, line_total_tug,
     earned_bonus_tug, bonus_percent, code, name, model, colour_name)
   select o.id, 1, p.id, 2, 100000, 100000, 100000, 200000, 3000, 3, p.code, p.name, 'NARAN', 'Саарал'
   from orders o join (select *, row_number() over (order by id) - 1 as at from products) p
     on p.at = o.id % (select count(*) from products)`,
  `insert into order_status_changes (order_id, to_status, changed_by, changed_at) select id, 'pending', 'customer', created_at from orders`,
  'set session_replication_role = default',
  'vacuum analyze',
];

/** Makes a shop of so many orders in all statuses, unless it exists. */
export const fillStaffOrders = (url: string, orders: number, anew: boolean): Promise<void> =>
  makeShop(url, {
    mark: `shop of ${orders} orders in all statuses, form ${FORM}`,
    anew,
    statements: staffOrders(orders),
  });
