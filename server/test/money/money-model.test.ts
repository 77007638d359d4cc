// Money in any order of events (fast-check commands on real PostgreSQL): whatever happens, it is an order's or on its way back.
// A failing run prints its seed and path; `npm run money:model` runs longer.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_BOOKS } from '../../src/all-books.ts';
import { verifyBooks } from '../../src/modules/orders/public.ts';
import { compareLists, reconcile } from '../../src/modules/payments/reconcile.ts';
import { DEMO_DAY } from '../template-database.ts';
import { steps, type World } from './model.ts';
import { moneyOfTest } from './money-of-test.ts';
import type { ProviderOfTest } from './provider-in-memory.ts';

const money = moneyOfTest();
const RUNS = Number(process.env['MONEY_RUNS'] ?? 12);
const STEPS = 60;

/** Everything is well again and noticed: every provider's payment is a row, and the books are in order. */
async function settles(): Promise<void> {
  for (const { switches } of [money.qpay, money.monpay, money.storepay]) {
    Object.assign(switches, { create: null, check: null, cancel: null });
  }
  const inAMonth = { ...money.parts, now: () => new Date(DEMO_DAY.getTime() + 400 * 86_400_000) };
  await reconcile(inAMonth);
  // Whenever it came: the nightly list looks back some hours, the run over weeks.
  const wholeList = (provider: ProviderOfTest) => ({
    ...provider,
    listPayments: async () => provider.bills.flatMap(({ payments }) => payments),
  });
  const { qpay, monpay, storepay } = money;
  const gateways = { qpay: wholeList(qpay), monpay: wholeList(monpay), storepay: wholeList(storepay) };
  await compareLists({ ...money.parts, gateways });
  const told = [money.qpay, money.monpay, money.storepay].flatMap(({ bills }) =>
    bills.flatMap(({ payments }) => payments),
  );
  const { rows } = await money.database.pool.query('select provider_payment_id as id from payments');
  const written = new Set(rows.map(({ id }) => id));
  expect(told.filter(({ providerPaymentId }) => !written.has(providerPaymentId))).toEqual([]);
  expect(await verifyBooks(money.database.db, ALL_BOOKS)).toEqual([]);
}

test('never two «paid», every payment is an order’s or on its way back, and the books are in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { size: 'max', maxCommands: STEPS }), async (commands) => {
      money.clock.at = DEMO_DAY;
      const setup = () => {
        const real: World = { money, orders: [], ends: new Map(), transfers: 0 };
        return { model: { orders: 0 }, real };
      };
      await fc.asyncModelRun(setup, commands);
      await settles();
    }),
    { numRuns: RUNS, endOnFailure: false },
  );
});
