// From the payment page to «paid» with the real adapter, the sandbox's QPay, its payer, and callbacks that come over HTTP.
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keysOfSandbox } from '../../../scripts/keys-of-sandbox.ts';
import { ALL_BOOKS } from '../../src/all-books.ts';
import { readEnv } from '../../src/env.ts';
import { verifyBooks } from '../../src/modules/orders/public.ts';
import { endOverdue } from '../../src/modules/payments/end-overdue.ts';
import type { PaymentParts } from '../../src/modules/payments/public.ts';
import { checkInvoice, compareLists, reconcile } from '../../src/modules/payments/reconcile.ts';
import { openGateways } from '../../src/open-gateways.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { bankOfTest } from '../bank-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { sandboxOfTest } from '../sandbox-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import { bought, submit } from './money-of-test.ts';
import { outcomesOf, statusOf, tasksOf } from './money-rows.ts';

const real = databaseOfTest();
const sandbox = sandboxOfTest();
const bank = bankOfTest(sandbox, ['qpay']);
const clock = { at: DEMO_DAY };
/** The bank's clock goes with the shop's. */
const pay = (reference: string, way: 'right' | 'short' | 'twice' = 'right') =>
  bank.pay({ service: 'qpay', reference, way, paidAt: clock.at.toISOString() });
let shop: AppOfTest;
let parts: PaymentParts;

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const gateways = openGateways(readEnv(keysOfSandbox(sandbox.address(''))), () => undefined);
  const now = () => clock.at;
  parts = { db: real.database.db, now, origin, gateways };
  shop = await appOfTest(real.database, {}, {}, { paying: { origin, gateways }, now });
  await shop.app.listen({ host: '127.0.0.1', port });
});
afterAll(() => shop?.close());

const world = () => ({ database: real.database, shop });

/** The check that the callback enqueued, done as the worker does it. */
async function work(): Promise<number> {
  const { rows } = await real.database.pool.query(
    `delete from graphile_worker._private_jobs where key like 'check-invoice:%' returning payload`,
  );
  for (const { payload } of rows) await checkInvoice(parts, payload.invoiceId);
  return rows.length;
}

test('pay at the bank, the callback comes, and the order is paid', async () => {
  const order = await bought(world());
  expect((await submit(world(), order, 'qpay')).status).toBe(200);
  expect(await pay(order.ordernumber)).toBe(200);
  await vi.waitFor(async () => expect(await work()).toBe(1), { timeout: 20_000 });
  expect(await statusOf(real.database.db, order.id)).toBe('paid');
});

test('the callback is lost: the minute’s reconciliation finds it', async () => {
  const order = await bought(world());
  await submit(world(), order, 'qpay');
  await bank.turn('qpay', { callbacks: 'lost' });
  await pay(order.ordernumber);
  expect(await statusOf(real.database.db, order.id)).toBe('pending');
  clock.at = new Date(clock.at.getTime() + 60_000);
  await reconcile(parts);
  expect(await statusOf(real.database.db, order.id)).toBe('paid');
});

test('too little pays nothing and goes back; twice pays once and the other goes back', async () => {
  const { db } = real.database;
  const [short, twice] = [await bought(world()), await bought(world())];
  for (const order of [short, twice]) await submit(world(), order, 'qpay');
  await pay(short.ordernumber, 'short');
  await pay(twice.ordernumber, 'twice');
  clock.at = new Date(clock.at.getTime() + 60_000);
  await reconcile(parts);
  expect(await statusOf(db, short.id)).toBe('pending');
  expect(await tasksOf(db, short.id)).toEqual([expect.stringMatching(/^wrong_amount \d+ requested$/)]);
  expect(await statusOf(db, twice.id)).toBe('paid');
  expect(await tasksOf(db, twice.id)).toEqual(['duplicate_payment 205000 requested']);
});

test('the answer to the bill is lost after the work was done: asked anew as -R2, and money for the first is found', async () => {
  const { db } = real.database;
  const order = await bought(world());
  await sandbox.turn('qpay', 'lost', 1);
  const { body } = await submit(world(), order, 'qpay');
  expect(body.invoiceId).toBe(`${order.ordernumber}-R2`);
  await pay(order.ordernumber);
  await compareLists(parts);
  expect(await outcomesOf(db, order.id)).toEqual(['matched 205000']);
});

test('down while its order ends: it lives on, and ends when QPay has closed the bill', async () => {
  const { db } = real.database;
  const order = await bought(world());
  await submit(world(), order, 'qpay');
  const overdue = { ...parts, now: () => new Date(clock.at.getTime() + 25 * 3_600_000) };
  await sandbox.turn('qpay', 'down');
  expect(await endOverdue(overdue, order.id)).toBe(false);
  expect(await statusOf(db, order.id)).toBe('pending');
  await sandbox.turn('qpay', 'well');
  await vi.waitFor(async () => expect(await endOverdue(overdue, order.id)).toBe(true), {
    timeout: 60_000,
    interval: 1_000,
  });
  expect(await statusOf(db, order.id)).toBe('expired');
});

test('and after all of it the books are in order', async () => {
  expect(await verifyBooks(real.database.db, ALL_BOOKS)).toEqual([]);
});
