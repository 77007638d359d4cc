import { afterEach, expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { outcomesOf, statusOf } from '../../../../test/money/money-rows.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { findPayments } from './find-payments.ts';

const money = moneyOfTest({ withGolomt: true });
const minutes = (count: number) => new Date(DEMO_DAY.getTime() + count * 60_000);
afterEach(() => {
  money.clock.at = DEMO_DAY;
  money.qpay.switches.check = null;
});
const gap = { from: minutes(1), to: minutes(30) };
const short = ({
  outcome,
  order_number,
  amount_tug,
}: {
  outcome: string;
  order_number: string | null;
  amount_tug: number;
}) => `${outcome} ${amount_tug} ${order_number ?? 'nobody'}`;

test('payments of the lost minutes get rows and orders, by list and by invoice, and a second run finds the same', async () => {
  const [listed, asked] = [await bought(money), await bought(money)];
  await submit(money, listed, 'qpay');
  await submit(money, asked, 'golomt');
  money.clock.at = minutes(10);
  money.qpay.pay(listed.ordernumber);
  money.golomt.pay(asked.ordernumber);
  money.clock.at = minutes(40);
  const found = await findPayments(money.deps, gap);
  expect(found.payments.map(short).toSorted()).toEqual(
    [`matched 205000 ${listed.ordernumber}`, `matched 205000 ${asked.ordernumber}`].toSorted(),
  );
  expect([found.away, found.withoutList]).toEqual([[], ['golomt']]);
  for (const { id } of [listed, asked]) expect(await statusOf(money.database.db, id)).toBe('paid');
  money.clock.at = minutes(60);
  expect(await findPayments(money.deps, gap)).toEqual(found);
});

test('money of an order that went missing is money of nobody known, and is sent back once', async () => {
  money.clock.at = minutes(10);
  const order = await bought(money);
  await submit(money, order, 'qpay');
  const { providerPaymentId } = money.qpay.pay(order.ordernumber);
  // As after a restore: neither the invoice nor the order exists.
  const stored = money.qpay.invoiceOf(order.ordernumber);
  stored.payments = stored.payments.map((one) => ({ ...one, reference: 'IK0000000001', providerInvoiceId: 'lost' }));
  money.clock.at = minutes(40);
  for (let run = 0; run < 2; run += 1) {
    const { payments } = await findPayments(money.deps, gap);
    const row = payments.find((one) => one.provider_payment_id === providerPaymentId);
    expect(row === undefined ? null : short(row)).toBe('unknown_order 205000 nobody');
  }
  const { db } = money.database;
  const tasks = await db.selectFrom('refunds').select('reason').where('order_id', 'is', null).execute();
  expect(tasks).toEqual([{ reason: 'unknown_order' }]);
  expect(await outcomesOf(db, order.id)).toEqual([]);
});

test('a provider that is away is named, and the others are found all the same', async () => {
  const order = await bought(money);
  await submit(money, order, 'monpay');
  money.clock.at = minutes(20);
  money.monpay.pay(order.ordernumber);
  money.qpay.switches.check = 'away';
  money.clock.at = minutes(40);
  const found = await findPayments(money.deps, gap);
  expect(found.away).toEqual(['qpay']);
  expect(found.payments.map(short)).toContain(`matched 205000 ${order.ordernumber}`);
});
