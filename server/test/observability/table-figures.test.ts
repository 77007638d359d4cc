import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { createLogger } from '../../src/logger.ts';
import { measureTables } from '../../src/measure-tables.ts';
import { addQueries } from '../../src/modules/search/recorded-queries.queries.ts';
import { noteRefusedEntry } from '../../src/modules/staff/note-refused-entry.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseAs, databaseOfTest } from '../database-of-test.ts';
import { paidOrder } from '../paid-order-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop.close());

/** The clock of the figures, which each test moves so that they are read again. */
let now = DEMO_DAY;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('orders, payments, messages, searches, batches and refused logins of the day are told as the worker reads them', async () => {
  const { db } = real.database;
  const registry = new Registry();
  measureTables(registry, databaseAs(real.database, 'worker').db, () => now);
  const before = await registry.metrics();
  expect(before).toContain('orders_made_total 0');
  expect(before).toContain('payments_recorded_total{method="golomt",outcome="late"} 0');

  const { id } = await paidOrder(db, shop.app);
  const payment = (number: string, outcome: string, seconds: number, noticedBy = 'poll') =>
    sql`
    insert into payments (order_id, amount_tug, received_at, recorded_at, provider, provider_payment_id, outcome, noticed_by, staff_id)
    values (${outcome === 'unknown_order' ? null : id}, 100, ${DEMO_DAY}, ${new Date(DEMO_DAY.getTime() + seconds * 1_000)},
      'qpay', ${number}, ${outcome}, ${noticedBy}, null)`.execute(db);
  await payment('1', 'matched', 12);
  await payment('2', 'duplicate', 100);
  await payment('3', 'late', 4_000, 'reconciliation');
  await payment('4', 'unknown_order', 181);
  await sql`insert into notifications (channel, status, template, recipient, dedupe_key, last_error, created_at)
    values ('sms', 'failed', 'order-paid', '99112233', 'a-failed-one', 'refused', ${DEMO_DAY})`.execute(db);
  await addQueries(
    db,
    [
      { day: '2026-11-16', query: 'буйдан', level: 'all', hits: 12, asked: 3 },
      { day: '2026-11-16', query: 'нисдэг хивс', level: 'none', hits: 0, asked: 2 },
      { day: '2026-11-15', query: 'өчигдрийн', level: 'none', hits: 0, asked: 9 },
    ].map((row) => ({ ...row, day: row.day === '2026-11-15' ? dayOf(-1) : dayOf(0) })),
  );
  const from = { requestId: 'a-request', address: '192.0.2.1' };
  for (const _ of [1, 2]) await noteRefusedEntry(db, 'refused staff password', null, from, DEMO_DAY);
  await sql`insert into staff_members (email, name) values ('figures@tokhi.example', 'Болд')`.execute(db);
  await sql`insert into batches (staff_id, created_at, active_at, kind, action, as_owner)
    select id, ${DEMO_DAY}, ${DEMO_DAY}, 'move-orders', '{}', false from staff_members limit 1`.execute(db);

  expect(await registry.metrics()).toBe(before);
  now = later(5);
  const said = await registry.metrics();
  for (const line of [
    'orders_made_total 1',
    'orders_paid_total 1',
    'payments_recorded_total{method="qpay",outcome="matched"} 1',
    'payments_recorded_total{method="qpay",outcome="late"} 1',
    'payments_recorded_total{method="qpay",outcome="unknown_order"} 1',
    'payments_reported_total{method="qpay",within="30s"} 1',
    'payments_reported_total{method="qpay",within="180s"} 1',
    'payments_reported_total{method="qpay",within="later"} 2',
    'notifications_failed_total{channel="sms"} 1',
    'notifications_failed_total{channel="email"} 0',
    'searches_total{found="something"} 3',
    'searches_total{found="nothing"} 2',
    'batches_running 1',
    'batches_idle_seconds 300',
    'batches_with_failures_total 0',
    'admin_logins_refused_total{factor="password"} 2',
    'admin_logins_refused_total{factor="second_factor"} 0',
    'table_figures_age_seconds 0',
  ])
    expect(said).toContain(`${line}\n`);
  // A day later all counts start again.
  now = later(24 * 60);
  const tomorrow = await registry.metrics();
  expect(tomorrow).toContain('orders_made_total 0\n');
  expect(tomorrow).toContain('batches_running 1\n');
});

test('what cannot be read is not told, and for how long is', async () => {
  const logger = createLogger({ level: 'silent', process: 'test' });
  const away = openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/none',
    poolSize: 1,
    applicationName: 'away',
    logger,
  });
  const registry = new Registry();
  now = DEMO_DAY;
  measureTables(registry, away.db, () => now);
  now = later(2);
  const said = await registry.metrics();
  await away.close();
  expect(said).toContain('table_figures_age_seconds 120\n');
  expect(said).not.toMatch(/^orders_made_total/m);
  expect(said).not.toMatch(/^payments_recorded_total/m);
});

function dayOf(days: number): string {
  const day = new Date(DEMO_DAY.getTime() + 8 * 3_600_000 + days * 86_400_000);
  return day.toISOString().slice(0, 10);
}
