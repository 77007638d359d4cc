import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { type Bought, bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { outcomesOf, tasksOf } from '../../../../test/money/money-rows.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { checkInvoice } from '../reconciliation/reconcile.ts';
import { askAboutPayment } from './ask-about-payment.ts';
import { confirmByHand } from './confirm-by-hand.ts';

const money = moneyOfTest({ withMCredit: true });
const DAY_S = 86_400;
async function opened(method: PaymentMethod = 'mobile') {
  const order = await bought(money);
  await submit(money, order, method);
  return order;
}
const entered = (order: Bought, method: PaymentMethod, changes: object = {}) => ({
  ...{ orderNumber: order.ordernumber, method, amountTug: 218_530, payer: null, receivedAt: money.clock.at },
  bankId: `hand-${order.id}`,
  ...changes,
});
const invoicesOf = ({ id }: Bought) =>
  money.database.db.selectFrom('invoices').selectAll().where('order_id', '=', id).orderBy('id').execute();
const checkAll = async (order: Bought) => {
  for (const { id } of await invoicesOf(order)) await checkInvoice(money.deps, id);
};
const setMode = (mode: 'on' | 'by_hand') =>
  sql`update settings set value = value || ${JSON.stringify({ mcredit: mode })}::jsonb where key = 'payment_methods'`.execute(
    money.database.db,
  );
afterEach(() => setMode('on'));

test('what cannot be on the bank’s list is a slip of the hand, and is not written down', async () => {
  const order = await opened();
  const right = { orderNumber: order.ordernumber, method: 'mobile' as const, amountTug: 5_000, payer: null };
  const enter = (changes: object) =>
    confirmByHand(
      { db: money.database.db, now: () => money.clock.at },
      { ...right, bankId: `slip-${order.id}`, receivedAt: money.clock.at, ...changes },
    );
  await expect(enter({ method: 'qpay' })).rejects.toThrow('provider_reports');
  await expect(enter({ receivedAt: new Date(DEMO_DAY.getTime() + 60_000) })).rejects.toThrow('payment_time_wrong');
  await expect(enter({ receivedAt: new Date(DEMO_DAY.getTime() - 2 * DAY_S * 1_000) })).rejects.toThrow(
    'payment_time_wrong',
  );
  expect(await outcomesOf(money.database.db, order.id)).toEqual([]);
  expect([await enter({}), await enter({})]).toEqual(['part', 'part']);
  await expect(enter({ amountTug: 50_000 })).rejects.toThrow('payment_entered_already');
  const stranger = await opened();
  await expect(enter({ orderNumber: stranger.ordernumber })).rejects.toThrow('payment_entered_already');
  expect(await outcomesOf(money.database.db, order.id)).toEqual(['part 5000']);
});

test('nobody enters a loan that MCredit tells of itself, so that its late callback counts it once', async () => {
  const order = await opened('mcredit');
  money.mcredit.pay(order.ordernumber);
  await expect(confirmByHand(money.deps, entered(order, 'mcredit'))).rejects.toThrow('provider_reports');
  await checkAll(order);
  const [invoice] = await invoicesOf(order);
  expect(await outcomesOf(money.database.db, order.id)).toEqual([`matched ${invoice?.amount_tug}`]);
  expect(await tasksOf(money.database.db, order.id)).toEqual([]);
});

test('the command asks the provider instead, applies what it tells once, and writes down that it asked', async () => {
  const order = await opened('mcredit');
  const ask = () => askAboutPayment(money.deps, order.ordernumber, 'mcredit');
  expect(await ask()).toBe('not paid');
  money.mcredit.switches.check = 'away';
  expect(await ask()).toBe('unsure');
  money.mcredit.switches.check = null;
  const { amountTug } = money.mcredit.pay(order.ordernumber);
  expect([await ask(), await ask()]).toEqual(['paid', 'paid']);
  await checkAll(order);
  expect(await outcomesOf(money.database.db, order.id)).toEqual([`matched ${amountTug}`]);
  const log = money.database.db.selectFrom('audit_log').select('after').where('subject_id', '=', order.ordernumber);
  expect((await log.orderBy('id').execute()).map(({ after }) => after)).toEqual(
    ['not paid', 'unsure', 'paid', 'paid'].map((reported) => ({ method: 'mcredit', reported })),
  );
});

test('a loan of MCredit is entered by hand while the staff talk to it themselves, and not for an order that it invoices by call', async () => {
  await setMode('by_hand');
  const order = await opened('mcredit');
  const [invoice] = await invoicesOf(order);
  expect(await askAboutPayment(money.deps, order.ordernumber, 'mcredit')).toBeUndefined();
  const right = entered(order, 'mcredit', { amountTug: invoice?.amount_tug });
  expect(await confirmByHand(money.deps, right)).toBe('matched');
  await setMode('on');
  const [byCall, never] = [await opened('mcredit'), await bought(money)];
  await setMode('by_hand');
  await expect(confirmByHand(money.deps, entered(byCall, 'mcredit'))).rejects.toThrow('provider_reports');
  expect(await confirmByHand(money.deps, entered(never, 'mcredit', { amountTug: 1 }))).toBe('wrong_amount');
});
