// From the payment page to «paid» with the real adapter, the sandbox's QPay, its payer, and callbacks over HTTP.
import { expect, test, vi } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { endOverdue } from '../../src/modules/payments/expiry/end-overdue.ts';
import { compareLists, reconcile } from '../../src/modules/payments/reconciliation/reconcile.ts';
import { bankOfTest } from '../bank-of-test.ts';
import { bought, submit } from './money-of-test.ts';
import { outcomesOf, statusOf, tasksOf } from './money-rows.ts';
import { wireOfTest } from './wire-of-test.ts';

const wire = wireOfTest();
const { clock, sandbox, runChecks } = wire;
const bank = bankOfTest(sandbox, ['qpay']);
/** The bank's clock follows the shop's. */
const pay = (reference: string, way: 'right' | 'short' | 'twice' = 'right') =>
  bank.pay({ service: 'qpay', reference, way, paidAt: clock.at.toISOString() });

test('pay at the bank, the callback comes, and the order is paid', async () => {
  const order = await bought(wire);
  expect((await submit(wire, order, 'qpay')).status).toBe(200);
  expect(await pay(order.ordernumber)).toBe(200);
  await vi.waitFor(async () => expect(await runChecks()).toBe(1), { timeout: 20_000 });
  expect(await statusOf(wire.database.db, order.id)).toBe('paid');
});

test('the callback is lost: the minute’s reconciliation finds it', async () => {
  const order = await bought(wire);
  await submit(wire, order, 'qpay');
  await bank.turn('qpay', { callbacks: 'lost' });
  await pay(order.ordernumber);
  expect(await statusOf(wire.database.db, order.id)).toBe('pending');
  clock.at = new Date(clock.at.getTime() + 60_000);
  await reconcile(wire.deps);
  expect(await statusOf(wire.database.db, order.id)).toBe('paid');
});

test('too little pays nothing and goes back; twice pays once and the other goes back', async () => {
  const { db } = wire.database;
  const [short, twice] = [await bought(wire), await bought(wire)];
  for (const order of [short, twice]) await submit(wire, order, 'qpay');
  await pay(short.ordernumber, 'short');
  await pay(twice.ordernumber, 'twice');
  clock.at = new Date(clock.at.getTime() + 60_000);
  await reconcile(wire.deps);
  expect(await statusOf(db, short.id)).toBe('pending');
  expect(await tasksOf(db, short.id)).toEqual([expect.stringMatching(/^wrong_amount \d+ requested$/)]);
  expect(await statusOf(db, twice.id)).toBe('paid');
  expect(await tasksOf(db, twice.id)).toEqual(['duplicate_payment 205000 requested']);
});

test('the answer to the invoice is lost after the work was done: asked anew as -R2, and money for the first is found', async () => {
  const { db } = wire.database;
  const order = await bought(wire);
  await sandbox.turn('qpay', 'lost', 1);
  const { body } = await submit(wire, order, 'qpay');
  expect(body.invoiceId).toBe(`${order.ordernumber}-R2`);
  await pay(order.ordernumber);
  await compareLists(wire.deps);
  expect(await outcomesOf(db, order.id)).toEqual(['matched 205000']);
});

test('down while its order ends: it lives on, and ends when QPay has closed the invoice', async () => {
  const { db } = wire.database;
  const order = await bought(wire);
  await submit(wire, order, 'qpay');
  const overdue = { ...wire.deps, now: () => new Date(clock.at.getTime() + 25 * 3_600_000) };
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

test('and after all of it all invariants hold', async () => {
  expect(await verifyInvariants(wire.database.db, ALL_INVARIANTS)).toEqual([]);
});
