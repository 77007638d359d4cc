// PostgreSQL answers the order statements by an index, never by reading a whole large table.
import type { OrderFilter, OrderSort } from '@tokhi/contract/admin/order-filter';
import { beforeAll, expect, test } from 'vitest';
import type { Db, Tx } from '../../src/db/database.ts';
import { usedAddresses } from '../../src/modules/accounts/public.ts';
import { keptQuantities } from '../../src/modules/cart/public.ts';
import { codeGoodAt, reservedCode } from '../../src/modules/checkout/public.ts';
import { listInbox } from '../../src/modules/inbox/list-inbox.ts';
import { showToday } from '../../src/modules/inbox/today/show-today.ts';
import { latestMoments } from '../../src/modules/orders/admin/late-orders.ts';
import { listedOrders as staffOrders } from '../../src/modules/orders/admin/list/listed-orders.queries.ts';
import { scopesOf } from '../../src/modules/orders/admin/list/order-scopes.ts';
import { countDeliveredHours, countSteps } from '../../src/modules/orders/admin/step-counts.queries.ts';
import { unpaidStanding, withFreeEnding } from '../../src/modules/orders/create/new-order.queries.ts';
import { orderFacts } from '../../src/modules/orders/create/order-facts.queries.ts';
import { overdueOrders, unpaidOrder } from '../../src/modules/orders/expiry/expiry.queries.ts';
import { orderIdNamed } from '../../src/modules/orders/find-order.queries.ts';
import { orderOfLink } from '../../src/modules/orders/links/links.queries.ts';
import { countOrders, ownPayableOrder } from '../../src/modules/orders/public.ts';
import { linesOf, listedOrders, shownOrder } from '../../src/modules/orders/show/shown-orders.queries.ts';
import { lockOrder } from '../../src/modules/orders/status.queries.ts';
import {
  newestInvoiceOf,
  openInvoiceOf,
  openInvoiceOfSameOrder,
} from '../../src/modules/payments/invoices/invoices.queries.ts';
import { orderOfInvoice } from '../../src/modules/payments/payments.queries.ts';
import { receivedInParts } from '../../src/modules/payments/received/money.queries.ts';
import { choiceFacts, orderAndModes } from '../../src/modules/payments/submit/choice-facts.queries.ts';
import { lockLevels, productsReservedBy } from '../../src/modules/stock/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { planOf, recordStatements, stepsOf } from '../recorded-statements.ts';
import { DEMO_DAY } from '../template-database.ts';

const real = databaseOfTest();
let recorded: ReturnType<typeof recordStatements>;
let db: Db;

/** 60,000 orders of three years and 20,000 customers with a line, a step, a reservation and a movement each; no triggers, for speed. */
const FILL = [
  'set session_replication_role = replica',
  `insert into customers (email, name) select 'c' || n || '@plans.example', 'Бат' from generate_series(1, 20000) n`,
  `insert into orders (customer_id, idempotency_key, order_number, subtotal_tug, total_tug, created_at, expires_at,
     weight_grams, volume_ml, package_count, delivery_kind, pickup_place_id, customer_kind, contact_name, contact_phone,
     contact_email, status, expired_at)
   select c.first + n % 20000, 'key-of-order-' || n, 'IK' || lpad(n::text, 10, '0'), 200000, 200000,
     now() - n * (interval '1095 days' / 60000), now() + interval '1 day',
     1, 1, 1, 'pickup', 1, 'individual', 'Бат', '99112233', 'bat@plans.example',
     case when n <= 3000 then 'pending' else 'expired' end, case when n <= 3000 then null else now() end
   from generate_series(1, 60000) n, (select min(id) as first from customers where email like '%@plans.example') c`,
  `insert into order_lines (order_id, position, product_id, quantity, regular_price_tug, price_tug, sale_price_tug, line_total_tug,
     earned_bonus_tug, bonus_percent, code, name, model, colour_name)
   select o.id, 1, p.id, 2, 100000, 100000, 100000, 200000, 6000, 3, p.code, p.name, 'NARAN', 'Саарал'
   from orders o, (select * from products order by id limit 1) p`,
  `insert into order_status_changes (order_id, to_status, changed_by) select id, 'pending', 'customer' from orders`,
  `insert into stock_reservations (order_id, product_id, quantity, status, settled_at)
   select o.id, p.id, 2, case o.status when 'pending' then 'held' else 'released' end, o.expired_at
   from orders o, (select * from products order by id limit 1) p`,
  `insert into order_links (token_hash, order_id, expires_at)
   select sha256(id::text::bytea), id, now() + interval '180 days' from orders`,
  `insert into invoices (order_id, amount_tug, provider, reference) select id, 200000, 'qpay', order_number from orders`,
  `insert into customer_addresses (customer_id, district_id, khoroo, address, contact_name, phone, email)
   select id, 1, 1, 'байр', 'Бат', '99112233', email from customers where email like '%@plans.example'`,
  `insert into codes (code, kind, amount_tug) select 'КОД-' || n, 'voucher', 1000 from generate_series(1, 20000) n`,
  `insert into code_uses (order_id, code_id) select o.id, c.id from orders o, (select min(id) as id from codes) c`,
  `insert into cart_lines (customer_id, product_id, price_seen_tug)
   select c.id, p.id, 1 from customers c, (select * from products order by id limit 3) p`,
  // Vacuum enables index-only scans.
  'vacuum analyze',
];

beforeAll(async () => {
  const client = await real.database.pool.connect();
  try {
    for (const statement of FILL) await client.query(statement);
    await client.query('set session_replication_role = default');
  } finally {
    client.release();
  }
  recorded = recordStatements(real.database.pool);
  db = recorded.db;
}, 300_000);

/** Step times and counts have at most nine rows. */
const LARGE = /^(orders|order_(?!step_)|stock_reservations|stock_movements|invoices|customer|code|cart_lines)/;

/** The large tables that the statements of `ask` read completely. */
async function readWhole(ask: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  recorded.take();
  await db.transaction().execute(ask);
  const statements = recorded.take().filter(({ sql }) => !/^(begin|commit)/.test(sql));
  expect(statements.length).toBeGreaterThan(0);
  const read: string[] = [];
  for (const statement of statements) {
    const steps = stepsOf(await planOf(real.database.pool, statement));
    read.push(...steps.flatMap((step) => (step['Node Type'] === 'Seq Scan' ? [step['Relation Name'] ?? ''] : [])));
  }
  return read.filter((table) => LARGE.test(table));
}

/** A page of the staff's list, with the chosen filter and order. */
function staffPage(tx: Tx, filter: OrderFilter, sort: OrderSort = 'newest'): Promise<unknown> {
  const at = new Date();
  const { inWork, ended } = scopesOf(filter, at);
  const scopes = [inWork, ended].filter((scope) => scope !== null);
  return staffOrders(tx, scopes, { ...{ filter, at, sort, limit: 51 }, after: undefined });
}

const OWNER = { roles: ['owner' as const], staffId: 0 };

const QUESTIONS: Record<string, (tx: Tx, customer: number, order: number) => Promise<unknown>> = {
  'an order by its number': (tx, customer) => orderIdNamed(tx, customer, 'IK0000040000'),
  'an order by its id': (tx, customer, order) => orderIdNamed(tx, customer, String(order)),
  'the order of an invoice': (tx) => orderOfInvoice(tx, 'IK0000040000'),
  'the last invoice of an order': (tx, _customer, order) => newestInvoiceOf(tx, order),
  'the open invoice of an order': (tx, _customer, order) => openInvoiceOf(tx, order),
  'the open invoice beside another': (tx) => openInvoiceOfSameOrder(tx, 'IK0000040000'),
  'an order that is being paid': (tx, customer) => ownPayableOrder(tx, customer, 'IK0000040000'),
  'the parts of a transfer': (tx, _customer, order) => receivedInParts(tx, order),
  'the order of a link': (tx) => orderOfLink(tx, Buffer.alloc(32), DEMO_DAY),
  'an order with all that its page shows': (tx, customer) => shownOrder(tx, customer, 'IK0000040000'),
  'its lines': (tx, _customer, order) => linesOf(tx, order),
  'a page of orders with their lines': (tx, customer) => listedOrders(tx, customer, { limit: 20, offset: 0 }),
  'how many orders a customer has': (tx, customer) => countOrders(tx, customer),
  'the unpaid orders of a customer, and one by its key': (tx, customer) =>
    unpaidStanding(tx, customer, { since: DEMO_DAY, countTo: 10, key: 'key-of-order-9' }),
  'free endings': (tx) => withFreeEnding(tx, ['IK0000000001', 'IK0000009999']),
  'an order to submit': (tx, customer) => orderAndModes(tx, customer, 'IK0000040000'),
  'everything that a choice of payment depends on': (tx, customer_id, id) =>
    choiceFacts(tx, { id, customer_id, created_at: DEMO_DAY }),
  'everything that a new order depends on': (tx) =>
    orderFacts(tx, { codes: ['70489215'], districtId: 1, placeId: 0, coupon: 'КОД-77' }, DEMO_DAY),
  'an order that is held': (tx, _customer, order) => lockOrder(tx, order),
  'what an order holds': (tx, _customer, order) => productsReservedBy(tx, [order]),
  'levels that are held': (tx) => lockLevels(tx, [1, 2, 3]),
  'orders whose time is over': (tx) => overdueOrders(tx, DEMO_DAY, 200, 0),
  'an order whose time runs out': (tx, _customer, order) => unpaidOrder(tx, order),
  'a code': (tx) => codeGoodAt(tx, 'КОД-77', DEMO_DAY),
  'the code of an order': (tx, _customer, order) => reservedCode(tx, order),
  'addresses used before': (tx, customer) => usedAddresses(tx, customer),
  'quantities of a cart': (tx, customer) => keptQuantities(tx, customer),
  'the list of staff, newest first': (tx) => staffPage(tx, {}),
  'the list of staff, dearest first': (tx) => staffPage(tx, {}, 'total'),
  'the list of staff by status': (tx) => staffPage(tx, { status: ['pending'] }),
  'the inbox of staff': (tx) => listInbox({ db: tx, now: () => new Date() }, { whose: 'all' }, OWNER),
  'the first page of staff': (tx) => showToday({ db: tx, now: () => new Date() }, OWNER),
  'the steps of all orders': async (tx) =>
    countSteps(tx, await latestMoments(tx, new Date()), { longBefore: DEMO_DAY, now: DEMO_DAY }),
  'what was delivered in a week': (tx) => countDeliveredHours(tx, DEMO_DAY),
  'the list of staff by four digits': (tx) => staffPage(tx, { text: '7777' }),
  'the list of staff by phone': (tx) => staffPage(tx, { text: '88001122' }),
  'the list of staff by email': (tx) => staffPage(tx, { text: 'bold@plans.example' }),
  'the list of staff by a part of a name': (tx) => staffPage(tx, { text: 'Мөнхбаяр' }),
};

test.each(Object.entries(QUESTIONS))('%s: read by an index', async (_name, ask) => {
  const { rows } = await real.database.pool.query(
    `select id, customer_id from orders where order_number = 'IK0000040000'`,
  );
  const { id, customer_id } = rows[0];
  expect(await readWhole((tx) => ask(tx, Number(customer_id), Number(id)))).toEqual([]);
});
