// QPay is down for a minute while customers pay, over the wire; the test moves the clock of shop, breaker and bank, so that the minute
// takes no longer than its work. `npm run bench -- money` does the same with processes, in real time and for each provider.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { checkInvoice, reconcile } from '../../src/modules/payments/reconciliation/reconcile.ts';
import { bankOfTest } from '../bank-of-test.ts';
import { askAs } from '../signed-in-customer.ts';
import { sizeOf } from '../sizes.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type Bought, bought, submit } from './money-of-test.ts';
import { outcomesOf, statusOf } from './money-rows.ts';
import { wireOfTest } from './wire-of-test.ts';

const OTHERS = ['monpay', 'storepay'] as const;
/** 1 or 5: payments are made every ten seconds, polls every five. */
const ROUND_S = sizeOf('SECONDS_A_ROUND');
const wire = wireOfTest();
const bank = bankOfTest(wire.sandbox, ['qpay', ...OTHERS]);
const pay = (service: string, { ordernumber }: Bought) =>
  bank.pay({ service, reference: ordernumber, way: 'right', paidAt: wire.clock.at.toISOString() });

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: DEMO_DAY });
});
afterAll(() => {
  vi.useRealTimers();
});

/** For shop, bank and breaker. */
function pass(seconds: number): void {
  wire.clock.at = new Date(wire.clock.at.getTime() + seconds * 1_000);
  vi.setSystemTime(wire.clock.at);
}
const poll = async ({ buyer, ordernumber }: Bought): Promise<string> =>
  (await askAs(wire.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber })).body.result;
const statusesOf = (orders: readonly Bought[]) => Promise.all(orders.map(({ id }) => statusOf(wire.database.db, id)));

/** Runs the checks that callbacks enqueued, as the worker does; failed ones stay queued; returns their reasons. */
async function work(): Promise<string[]> {
  const failures: string[] = [];
  const { pool } = wire.database;
  const { rows } = await pool.query(
    `select id, payload from graphile_worker._private_jobs where key like 'check-invoice:%'`,
  );
  for (const { id, payload } of rows) {
    try {
      await checkInvoice(wire.deps, payload.invoiceId);
      await pool.query('delete from graphile_worker._private_jobs where id = $1', [id]);
    } catch (error) {
      failures.push(String(error));
    }
  }
  return failures;
}

async function opened(method: 'qpay' | (typeof OTHERS)[number]): Promise<Bought> {
  const order = await bought(wire);
  const { status } = await submit(wire, order, method, 0, { phone: '99112233' });
  expect(status).toBe(200);
  return order;
}

test('QPay is down for a minute: other methods go on, nothing is lost, and everything is completed when it is back', async () => {
  const { db } = wire.database;
  // Customers who already have their invoices, and pay during the outage.
  const [watched, closed] = [
    await Promise.all([opened('qpay'), opened('qpay'), opened('qpay')]),
    await Promise.all([opened('qpay'), opened('qpay'), opened('qpay')]),
  ];
  // And some who press the button repeatedly during the outage.
  const refused = await Promise.all([bought(wire), bought(wire), bought(wire)]);
  await wire.sandbox.turn('qpay', 'down');
  const others: Bought[] = [];
  const failures: string[] = [];
  const polled: string[] = [];
  const paying = [...watched, ...closed];
  for (let second = 0; second < 60; second += ROUND_S) {
    pass(ROUND_S);
    const presses = await Promise.all(refused.map((order) => submit(wire, order, 'qpay')));
    expect(presses.map(({ body }) => body.code)).toEqual(refused.map(() => 'payment_unavailable'));
    if (second % 3 === 0) {
      const other = OTHERS[second % OTHERS.length] ?? 'monpay';
      const order = await opened(other);
      others.push(order);
      await pay(other, order);
    }
    const meanwhile = second % 10 === 0 ? paying.pop() : undefined;
    if (meanwhile) await pay('qpay', meanwhile);
    failures.push(...(await work()));
    if (second % 5 === 0) polled.push(...(await Promise.all(watched.map(poll))));
  }
  expect(new Set(failures)).toEqual(new Set(['JobFailure: the provider does not say']));
  expect(new Set([...polled, 'pending', 'checking'])).toEqual(new Set(['pending', 'checking']));
  await reconcile(wire.deps);
  expect(new Set(await statusesOf(others))).toEqual(new Set(['paid']));
  expect(new Set(await statusesOf([...watched, ...closed, ...refused]))).toEqual(new Set(['pending']));
  // Five failures, then one request every ten seconds, however many press, poll and reconcile.
  expect(wire.troubles.filter((reason) => reason === 'qpay: answered 500').length).toBeLessThan(20);

  await wire.sandbox.turn('qpay', 'well');
  pass(15);
  for (const order of refused) expect((await submit(wire, order, 'qpay')).status).toBe(200);
  for (const one of watched) expect(await poll(one)).toBe('success');
  pass(60);
  await reconcile(wire.deps);
  expect(await statusesOf([...watched, ...closed])).toEqual(Array.from({ length: 6 }, () => 'paid'));
  expect(await work()).toEqual([]);
  for (const { id } of [...watched, ...closed]) expect(await outcomesOf(db, id)).toEqual(['matched 205000']);
  expect(await verifyInvariants(db, ALL_INVARIANTS)).toEqual([]);
});
