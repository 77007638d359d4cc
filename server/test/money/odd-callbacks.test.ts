// Faulty callbacks of each provider, over the wire: the result is correct in the end, and never a fault.
import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { endOverdue } from '../../src/modules/payments/expiry/end-overdue.ts';
import { compareLists } from '../../src/modules/payments/reconciliation/reconcile.ts';
import { bankOfTest } from '../bank-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type Bought, bought, submit } from './money-of-test.ts';
import { outcomesOf, statusOf, tasksOf } from './money-rows.ts';
import { calling } from './replays.ts';
import { type WatchedLine, watchedLine } from './watched-line.ts';
import { CALLING, openAllMethods, PROVIDERS, wireOfTest } from './wire-of-test.ts';

let line: WatchedLine | undefined;
let address = '';
const wire = wireOfTest(async (shop) => {
  address = shop;
  line = await watchedLine(shop);
  return line.url;
});
const bank = bankOfTest(wire.sandbox, PROVIDERS);
beforeAll(() => openAllMethods(wire));
beforeEach(() => {
  wire.clock.at = DEMO_DAY;
});
afterAll(() => line?.close());

const MONTH_MS = 30 * 86_400_000;
const later = (ms: number) => {
  wire.clock.at = new Date(wire.clock.at.getTime() + ms);
};
const pay = (service: PaymentMethod, { ordernumber }: Bought) =>
  bank.pay({ service, reference: ordernumber, paidAt: wire.clock.at.toISOString() });
async function submitted(method: PaymentMethod): Promise<Bought> {
  const order = await bought(wire);
  expect((await submit(wire, order, method)).status).toBe(200);
  return order;
}
const paid = async ({ id }: Bought) => [
  await statusOf(wire.deps.db, id),
  (await outcomesOf(wire.deps.db, id)).map((outcome) => outcome.split(' ')[0]),
];
/** Repeats all callbacks so far. */
const answersOf = (since: number) =>
  Promise.all((line?.heard.slice(since) ?? []).map((callback) => calling(callback)(address)));

test.each(CALLING)('%s calls twice, or the last one first: each order is paid once', async (method) => {
  const [doubled, first, last] = [await submitted(method), await submitted(method), await submitted(method)];
  const since = line?.heard.length ?? 0;
  await bank.turn(method, { callbacks: 'doubled' });
  await pay(method, doubled);
  await bank.turn(method, { callbacks: 'reordered' });
  for (const order of [first, last]) await pay(method, order);
  await bank.turn(method, {});
  expect(line?.heard.length).toBe(since + 4);
  expect(await wire.runChecks()).toBe(3);
  for (const order of [doubled, first, last]) expect(await paid(order)).toEqual(['paid', ['matched']]);
});

test.each(PROVIDERS)(
  '%s does not call, and the order ends: expiry finds the money, and the order is paid',
  async (method) => {
    const order = await submitted(method);
    await bank.turn(method, { callbacks: 'late' });
    await pay(method, order);
    later(MONTH_MS);
    expect(await endOverdue(wire.deps, order.id)).toBe(true);
    expect(await paid(order)).toEqual(['paid', ['matched']]);
    // The callback arrives a month late, and nothing is left to do.
    const since = line?.heard.length ?? 0;
    await bank.turn(method, {});
    if (!CALLING.includes(method)) return;
    expect((await answersOf(since)).map(({ status }) => status)).toEqual([200]);
    expect(await wire.runChecks(order.id)).toBe(1);
    expect(await paid(order)).toEqual(['paid', ['matched']]);
  },
);

test.each(PROVIDERS)('a forged callback of %s tells of money that nobody paid, and pays nothing', async (method) => {
  const order = await submitted(method);
  await bank.turn(method, { callbacks: 'forged' });
  await pay(method, order);
  await wire.runChecks(order.id);
  expect(await paid(order)).toEqual(['pending', []]);
});

test('money a month late for an invoice that was left behind has a task, and its order stays ended', async () => {
  const { db } = wire.deps;
  const order = await bought(wire);
  await wire.sandbox.turn('qpay', 'lost', 1);
  expect((await submit(wire, order, 'qpay')).body.invoiceId).toBe(`${order.ordernumber}-R2`);
  later(MONTH_MS);
  expect(await endOverdue(wire.deps, order.id)).toBe(true);
  expect(await pay('qpay', order)).toBe(200);
  await wire.runChecks(order.id);
  await compareLists(wire.deps);
  expect([await statusOf(db, order.id), await tasksOf(db, order.id)]).toEqual([
    'expired',
    ['late_payment 205000 requested'],
  ]);
});

test.each(PROVIDERS)(
  'what %s would say of invoices that nobody has is answered «not found», by GET and POST',
  async (method) => {
    const path = `/api/callback/payment/${method}`;
    const unknown = { orderNumber: 'IK0000000000', id: 1, data: { reference_number: 'IK0000000000' } };
    for (const query of ['', `?token=${'A'.repeat(43)}`, '?token=short&id=7', '?invoice_id=IK0000000000&uuid=0']) {
      for (const body of ['', JSON.stringify(unknown), '{', 'null']) {
        for (const by of ['GET', 'POST'] as const) {
          const answer = await calling({ method: by, path: path + query, body })(address);
          expect(answer).toEqual({ status: 404, text: 'NOT FOUND' });
        }
      }
    }
  },
);

test('and after all of it all invariants hold', async () => {
  expect(await verifyInvariants(wire.deps.db, ALL_INVARIANTS)).toEqual([]);
});
