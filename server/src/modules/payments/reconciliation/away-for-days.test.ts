import { afterEach, expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { outcomesOf } from '../../../../test/money/money-rows.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { comparedUntil } from './comparisons.queries.ts';
import { compareLists } from './reconcile.ts';

const money = moneyOfTest();
const original = { ...money.qpay };
afterEach(() => {
  money.clock.at = DEMO_DAY;
  money.qpay.switches.check = null;
  Object.assign(money.qpay, original);
});

const at = (days: number) => {
  money.clock.at = new Date(DEMO_DAY.getTime() + days * 86_400_000);
};
/** Paid while no worker ran, without a callback. */
async function paidUnseen(method: 'qpay' | 'monpay') {
  const order = await bought(money);
  await submit(money, order, method);
  money[method].pay(order.ordernumber);
  return order;
}

test('a worker that was away for three days finds the money of the first of them', async () => {
  await compareLists(money.deps);
  at(0.1);
  const order = await paidUnseen('qpay');
  at(3);
  await compareLists(money.deps);
  expect(await outcomesOf(money.database.db, order.id)).toEqual(['matched 205000']);
});

test('a provider that was away for three nights is compared since its own last list, the others each night', async () => {
  const { db } = money.database;
  at(4);
  await compareLists(money.deps);
  const order = await paidUnseen('qpay');
  money.qpay.switches.check = 'away';
  for (const day of [5, 6, 7]) {
    at(day);
    await expect(compareLists(money.deps)).rejects.toThrow('no list of qpay');
  }
  expect(await comparedUntil(db, 'monpay')).toEqual(money.clock.at);
  money.qpay.switches.check = null;
  at(8);
  await compareLists(money.deps);
  expect(await outcomesOf(db, order.id)).toEqual(['matched 205000']);
  expect(await comparedUntil(db, 'qpay')).toEqual(money.clock.at);
});

test('a long gap that breaks off goes on where it was', async () => {
  at(9);
  await compareLists(money.deps);
  const order = await paidUnseen('qpay');
  at(20);
  const asked: Date[] = [];
  // It answers for two windows and fails for the third.
  money.qpay.listPayments = async (from, to) => {
    asked.push(from);
    if (asked.length === 3) money.qpay.switches.check = 'away';
    return (await original.listPayments?.(from, to)) ?? [];
  };
  await expect(compareLists(money.deps)).rejects.toThrow('no list of qpay');
  expect(await outcomesOf(money.database.db, order.id)).toEqual(['matched 205000']);
  const [, , third] = asked;
  money.qpay.switches.check = null;
  await compareLists(money.deps);
  expect(asked[3]).toEqual(new Date((third?.getTime() ?? 0) - 6 * 3_600_000));
});
