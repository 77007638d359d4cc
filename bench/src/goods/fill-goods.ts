// A shop of so many products with years of staff activity: prices, stock, codes, points, an audit log and the sums of reports.
import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { dropDatabase } from '../../../server/src/db/server-databases.ts';
import { generateCatalogue } from '../catalogue/fill/generate.ts';
import { markFor, markOf, writeMark } from '../catalogue/fill/kept-database.ts';
import { staffOrders } from '../orders/fill-staff-orders.ts';
import { file } from '../processes.ts';

interface GoodsSize {
  products: number;
  prices: number;
  customers: number;
}

/** Increment it when the shop is generated differently: existing databases are then recreated. */
const FORM = 1;
const MEMBERS = 20;
/** Three customers in ten have ordered. */
const BUYERS = 0.3;

const PRICES_OF_A_PRODUCT = (size: GoodsSize) => Math.round(size.prices / size.products);

const statements = (size: GoodsSize): string[] => [
  // Triggers would check each row; the rows are valid.
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `insert into staff_members (email, name) select 'member-' || n || '@tokhi.example', 'Ажилтан ' || n from generate_series(1, ${MEMBERS}) n`,
  `update products set updated_at = now() - id % 9973 * interval '1 hour' - id * interval '1 second', edited_by = 1 + id % ${MEMBERS},
     gaps = case when id % 31 = 0 then 1 << (id / 31 % 5) else 0 end,
     withdrawn_at = case when id % 53 = 0 then now() end,
     publish_at = case when id % 159 = 0 then now() + interval '9 days' end,
     tax_classification = '9403' || lpad((id % 1000)::text, 3, '0')`,
  `insert into customers (email, name, phone, phone_2, kind, register_number, blocked_at, blocked_by, blocked_reason, created_at)
   select 'visitor-' || n || '@tokhi.example', 'Г. ' || initcap(substr('саранцэцэгболдбаяр', 1 + h % 9, 4 + h % 6)),
     (80000000 + (h::bigint * 104729) % 19999999)::text, case when h % 4 = 0 then (90000000 + h % 9999999)::text end,
     case when h % 50 = 0 then 'organisation' else 'individual' end, case when h % 50 = 0 then (1000000 + h % 8999999)::text end,
     case when h % 997 = 0 then now() end, case when h % 997 = 0 then 1 + h % ${MEMBERS} end, case when h % 997 = 0 then 'fraud' end,
     now() - h % 94608000 * interval '1 second'
   from (select n, abs(hashint4(n)) as h from generate_series(1, ${Math.round(size.customers * (1 - BUYERS))}) n) as one`,
  `insert into product_prices (product_id, staff_id, price_tug, regular_price_tug, effective_at, reason)
   select p.id, 1 + n % ${MEMBERS}, p.price_tug + (${PRICES_OF_A_PRODUCT(size)} - n) * 100, p.price_tug + (${PRICES_OF_A_PRODUCT(size)} - n) * 100,
     now() - (${PRICES_OF_A_PRODUCT(size)} - n) * interval '50 days' - interval '1 day', 'Нийлүүлэгчийн үнэ'
   from generate_series(1, ${PRICES_OF_A_PRODUCT(size)}) n, products p order by n, p.id`,
  `insert into product_costs (product_id, cost_fen, changed_at) select id, price_tug * 60 / 487, now() from products`,
  `insert into stock_movements (product_id, staff_id, on_hand_change, on_hand_after, reserved_after, reason, created_at)
   select product_id, 1 + n % ${MEMBERS}, 1, on_hand + n, 0, 'counted', now() - (10 - n) * interval '40 days'
   from generate_series(1, 10) n, stock_levels order by n, product_id`,
  `insert into stock_places (product_id, location, counted_at, counted_in)
   select id, case when id % 7 > 0 then chr(65 + id % 20) || '-' || lpad((id / 20 % 30)::text, 2, '0') || '-' || 1 + id % 5 end,
     case when id % 3 > 0 then now() - id % 200 * interval '1 day' end, case when id % 3 > 0 then 'ulaanbaatar' end from products`,
  `insert into audit_log (created_at, staff_id, action, subject_kind, subject_id, before, after, request_id, ip)
   select now() - (1000000 - n) * interval '90 seconds', case when n % 20 > 0 then n % 20 end,
     (array['change price', 'save product', 'move order', 'confirm payment', 'reveal customer', 'count stock', 'add note', 'log in'])[1 + h % 8],
     (array['product', 'product', 'order', 'order', 'customer', 'product', 'order', 'staff'])[1 + h % 8], (h % 100000)::text,
     '{"price_tug": 1000}', '{"price_tug": 1200, "reason": "Улирлын"}', 'request-' || n / 2, '203.0.113.20'
   from (select n, abs(hashint4(n)) as h from generate_series(1, 1000000) n) as one`,
  `insert into codes (code, kind, amount_tug, max_uses, created_by, created_at)
   select 'ONE' || n, case when n % 2 = 0 then 'voucher' else 'coupon' end, 5000 * (1 + n % 9), 1 + n % 40, 1, now() - n * interval '1 day'
   from generate_series(1, 400) n`,
  `insert into codes (code, kind, amount_tug, max_uses, created_by, set_id)
   select 'SET' || s || '-' || lpad(n::text, 5, '0'), 'coupon', 10000, 1, 1, null from generate_series(1, 3) s, generate_series(1, 10000) n`,
  `update codes set set_id = first.id from (select substr(code, 1, 4) as start, min(id) as id from codes where code like 'SET%' group by 1) as first
   where substr(codes.code, 1, 4) = first.start and codes.id <> first.id`,
  `insert into code_uses (order_id, code_id, held_at, settled_at, status)
   select id, (select min(id) from codes) + id % 10000, created_at, paid_at, 'used' from orders where paid_at is not null and id % 8 = 0`,
  `insert into bonus_ledger (customer_id, points, reason) select id, 10000, 'welcome' from customers`,
  `insert into bonus_balances (customer_id, balance) select id, 10000 + id % 97 * 1500 from customers`,
  `insert into report_days select day, 800, 240000000, 1000000, 90, 900000, 700, 650, 400000, 300000, 10000, 0, 90000000, 5000, 300, now()
   from generate_series(current_date - 800, current_date - 1, interval '1 day') day`,
  `insert into report_methods select day, method, 130, 40000000, 9000
   from report_days, unnest(array['qpay', 'bank_transfer', 'golomt', 'storepay', 'monpay', 'pocket']) method`,
  `insert into report_goods select day, category.id, brand.id, 2, 600000, 600000, 60000 from report_days, categories category, brands brand
   where hashint4(category.id * 1000 + brand.id + extract(doy from day)::int) % 8 = 0`,
  `insert into report_stock select day, id, 900000000 from report_days, categories`,
  `insert into search_sums (days, query, asked, asked_before, days_asked, days_clicked, hits, clicks, cart_additions)
   select 30, 'хайлт ' || n, 1 + h % 900, h % 700, 1 + h % 30, h % 10, case when h % 3 = 0 then 0 else h % 50 end, h % 400, h % 20
   from (select n, abs(hashint4(n)) as h from generate_series(1, 100000) n) as one`,
  'set session_replication_role = default',
  'vacuum analyze',
];

/** Makes the shop in the database of `url`, unless a complete one exists. */
export async function fillGoods(url: string, size: GoodsSize, anew: boolean): Promise<void> {
  const mark = markFor(`goods of ${Object.values(size).join(', ')}, form ${FORM}`);
  if (!anew && (await markOf(url)) === mark) return;
  await dropDatabase(url);
  await generateCatalogue(url, size.products, false);
  // Settings, queue and permissions, which a catalogue alone does not need.
  execFileSync(process.execPath, [file('server/src/prepare-database.ts'), '--no-demo'], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
    stdio: 'ignore',
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of [...staffOrders(Math.round(size.customers * BUYERS)), ...statements(size)]) {
      const from = performance.now();
      await client.query(statement);
      const seconds = (performance.now() - from) / 1_000;
      if (seconds > 3)
        console.log(`${seconds.toFixed(0).padStart(4)} s  ${statement.slice(0, 60).replaceAll(/\s+/g, ' ')}`);
    }
  } finally {
    await client.end();
  }
  await writeMark(url, mark);
}
