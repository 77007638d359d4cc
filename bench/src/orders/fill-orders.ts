import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { databaseName } from '../../../server/src/db/server-databases.ts';
import { markFor, markOf, writeMark } from '../catalogue/fill/kept-database.ts';
import { STOCK_UP } from './stock-up.ts';

const PREPARE = fileURLToPath(new URL('../../../server/src/prepare-database.ts', import.meta.url));
/** Increment it when the shop is generated differently: existing databases are then recreated. */
const FORM = 1;
const LINES_PER_ORDER = 3;

/** Ids of ten digits, unlike any price or weight: the bare statements distinguish them by value (fresh-values.ts). */
const FIRST_IDS = { customers: 1_100_000_001, orders: 1_300_000_001, notifications: 1_500_000_001 };

/** Statements for a shop of so many ended orders, three lines each, and as many customers. */
const statements = (orders: number): string[] => [
  // Triggers would check each row; the rows are valid.
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  ...Object.entries(FIRST_IDS).map(
    ([table, first]) => `select setval(pg_get_serial_sequence('${table}', 'id'), ${first}, false)`,
  ),
  `insert into customers (email, name) select 'bench-' || n || '@tokhi.example', 'Бат' from generate_series(1, ${orders}) n`,
  ...STOCK_UP,
  `insert into orders (customer_id, idempotency_key, order_number, subtotal_tug, total_tug, earned_bonus_tug, created_at, expires_at,
     weight_grams, volume_ml, package_count, delivery_kind, pickup_place_id, customer_kind, contact_name, contact_phone,
     contact_email, status, expired_at)
   select ${FIRST_IDS.customers} + n - 1, 'key-of-order-' || n, 'IK' || lpad(n::text, 10, '0'), 300000, 300000, 9000,
     now() - interval '2 days', now() + interval '1 day', 1, 1, 1, 'pickup', 1, 'individual', 'Бат', '99112233',
     'bat@tokhi.example', 'expired', now()
   from generate_series(1, ${orders}) n`,
  `insert into order_lines (order_id, position, product_id, quantity, regular_price_tug, price_tug, sale_price_tug, line_total_tug,
     earned_bonus_tug, bonus_percent, code, name, model, colour_name)
   select o.id, p.at, p.id, 1, 100000, 100000, 100000, 100000, 3000, 3, p.code, p.name, 'NARAN', 'Саарал'
   from orders o, (select *, row_number() over (order by id) as at from products order by id limit ${LINES_PER_ORDER}) p`,
  `insert into order_status_changes (order_id, to_status, changed_by, changed_at) select id, 'pending', 'customer', created_at from orders`,
  `insert into stock_reservations (order_id, product_id, quantity, status, settled_at)
   select o.id, p.id, 1, 'released', o.expired_at
   from orders o, (select * from products order by id limit ${LINES_PER_ORDER}) p`,
  'set session_replication_role = default',
  'vacuum analyze',
];

/** Makes the shop of so many orders in the database of `url`, unless a complete one exists. */
export const fillOrders = (url: string, orders: number, anew: boolean): Promise<void> =>
  makeShop(url, { mark: `shop of ${orders} orders, form ${FORM}`, anew, statements: statements(orders) });

/** Makes the demo shop and runs the statements in the database of `url`, unless its mark shows that it exists. */
export async function makeShop(
  url: string,
  { mark: name, anew, statements: added }: { mark: string; anew: boolean; statements: readonly string[] },
): Promise<void> {
  const mark = markFor(name);
  if (!anew && (await markOf(url)) === mark) return;
  console.log(`making the ${name} in ${databaseName(url)} …`);
  const env = { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' };
  execFileSync(process.execPath, [PREPARE, '--anew'], { env, stdio: 'ignore' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of added) await client.query(statement);
  } finally {
    await client.end();
  }
  await writeMark(url, mark);
}
