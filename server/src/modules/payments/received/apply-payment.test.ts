import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { balanceOf, outcomesOf, statusOf, tasksOf } from '../../../../test/money/money-rows.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { isDatabaseBusy } from '../../../db/database-errors.ts';
import type { ProviderPayment } from '../../../providers/gateway/payment-gateway.ts';
import { confirmByHand } from '../by-hand/confirm-by-hand.ts';
import { enterLenderNumber } from '../by-hand/enter-lender-number.ts';
import { applyPayment } from './apply-payment.ts';

const money = moneyOfTest();
afterEach(() => {
  money.clock.at = DEMO_DAY;
});

/** Retries as the queue does when an order stays locked too long, which on a busy machine happens to the last of twenty. */
async function apply(payment: ProviderPayment, provider = 'qpay', noticedBy: 'callback' | 'poll' = 'callback') {
  for (;;) {
    try {
      return await applyPayment(money.deps, { ...payment, provider, invoiceId: null, noticedBy });
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
    }
  }
}

const jobsOf = async (orderId: number) => {
  const { rows } = await sql<{ name: string }>`
    select tasks.identifier as name from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where (jobs.payload ->> 'orderId')::bigint = ${orderId} order by 1`.execute(money.database.db);
  return rows.map(({ name }) => name);
};
const transfer = (orderNumber: string, amountTug: number, bankId: string) =>
  confirmByHand(money.deps, {
    orderNumber,
    method: 'mobile',
    amountTug,
    bankId,
    receivedAt: money.clock.at,
    payer: 'БОЛД',
  });

test('whoever notices first, and though twenty do at once: paid once, code used, bonus earned, receipt and notice asked for', async () => {
  const { db } = money.database;
  const code = 'ТӨЛБӨР-1';
  await db.insertInto('codes').values({ code, kind: 'voucher', amount_tug: 5_000, max_uses: 1 }).execute();
  const order = await bought(money, { points: 2_020, coupon: code });
  await submit(money, order, 'qpay', 1_000);
  const payment = money.qpay.pay(order.ordernumber);
  const noticed = Array.from({ length: 20 }, (_, at) => apply(payment, 'qpay', at % 2 === 0 ? 'callback' : 'poll'));
  expect(new Set(await Promise.all(noticed))).toEqual(new Set(['matched']));
  expect([await statusOf(db, order.id), await outcomesOf(db, order.id)]).toEqual(['paid', ['matched 199000']]);
  const earned = await db.selectFrom('orders').select('earned_bonus_tug').where('id', '=', order.id).executeTakeFirst();
  expect(await balanceOf(db, order.buyer.id)).toBe(1_020 + (earned?.earned_bonus_tug ?? 0));
  const use = db.selectFrom('code_uses').select('status').where('order_id', '=', order.id);
  expect(await use.executeTakeFirst()).toEqual({ status: 'used' });
  const invoiceStatus = db.selectFrom('invoices').select('status').where('order_id', '=', order.id);
  expect(await invoiceStatus.execute()).toEqual([{ status: 'paid' }]);
  expect(await jobsOf(order.id)).toEqual(expect.arrayContaining(['receipt.issue']));
});

test('twenty different payments of one order at once: one pays it, the others go back', async () => {
  const { db } = money.database;
  const order = await bought(money);
  await submit(money, order, 'qpay');
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => apply(money.qpay.pay(order.ordernumber))));
  expect(outcomes.filter((one) => one === 'matched')).toHaveLength(1);
  expect(outcomes.filter((one) => one === 'duplicate')).toHaveLength(19);
  expect(await tasksOf(db, order.id)).toEqual(Array.from({ length: 19 }, () => 'duplicate_payment 205000 requested'));
});

test('a gateway’s money of another amount pays nothing: it is kept, goes back, and the invoice is spent', async () => {
  const { db } = money.database;
  const order = await bought(money);
  await submit(money, order, 'qpay');
  expect(await apply(money.qpay.pay(order.ordernumber, { amountTug: 200_000 }))).toBe('wrong_amount');
  expect([await statusOf(db, order.id), await tasksOf(db, order.id)]).toEqual([
    'pending',
    ['wrong_amount 200000 requested'],
  ]);
  expect((await submit(money, order, 'qpay')).body.invoiceId).toBe(`${order.ordernumber}-R2`);
  expect(await apply(money.qpay.pay(`${order.ordernumber}-R2`))).toBe('matched');
});

test('late is what the provider’s clock says: in time though noticed late, late though the order still waits', async () => {
  const { db } = money.database;
  const [inTime, late] = [await bought(money), await bought(money)];
  for (const order of [inTime, late]) await submit(money, order, 'qpay');
  const end = new Date(DEMO_DAY.getTime() + 24 * 3_600_000);
  money.clock.at = new Date(end.getTime() + 5_000);
  expect(await apply(money.qpay.pay(inTime.ordernumber, { receivedAt: end }))).toBe('matched');
  expect(await apply(money.qpay.pay(late.ordernumber, { receivedAt: new Date(end.getTime() + 1) }))).toBe('late');
  expect(await tasksOf(db, late.id)).toEqual(['late_payment 205000 requested']);
});

test('money for nobody is written down once and has a task; a number without an invoice finds its order', async () => {
  const { db } = money.database;
  const order = await bought(money);
  await submit(money, order, 'qpay');
  const known = money.qpay.pay(order.ordernumber);
  const nobodys = { ...known, providerPaymentId: 'unowned-1', reference: 'IK9999999999', providerInvoiceId: null };
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => apply(nobodys)));
  expect(new Set(outcomes)).toEqual(new Set(['unknown_order']));
  const row = db.selectFrom('payments').select(['id', 'outcome']).where('provider_payment_id', '=', 'unowned-1');
  const [written, ...more] = await row.execute();
  expect([written?.outcome, more]).toEqual(['unknown_order', []]);
  const task = db
    .selectFrom('refunds')
    .select('reason')
    .where('payment_id', '=', written?.id ?? 0);
  expect(await task.execute()).toEqual([{ reason: 'unknown_order' }]);
  expect(await apply({ ...known, reference: `${order.ordernumber}-R9`, providerInvoiceId: 'another' })).toBe('matched');
});

test('a transfer in two parts: they add up, the page tells what has come, and too much goes back', async () => {
  const { db } = money.database;
  const order = await bought(money);
  await submit(money, order, 'mobile');
  expect(await transfer(order.ordernumber, 105_000, 'bank-1')).toBe('part');
  expect(await transfer(order.ordernumber, 105_000, 'bank-1')).toBe('part');
  const { body } = await askAs(money.shop.app, order.buyer.token, 'openInvoice', { ordernumber: order.ordernumber });
  expect(body.invoice).toMatchObject({ amount: 205_000, received: 105_000 });
  expect((await submit(money, order, 'qpay')).body.code).toBe('partly_paid');
  expect((await submit(money, order, 'mobile')).status).toBe(200);
  expect(await transfer(order.ordernumber, 110_000, 'bank-2')).toBe('matched');
  expect(await statusOf(db, order.id)).toBe('paid');
  expect(await outcomesOf(db, order.id)).toEqual(['part 105000', 'matched 110000']);
  expect(await tasksOf(db, order.id)).toEqual(['wrong_amount 10000 requested']);
  expect(await transfer(order.ordernumber, 1_000, 'bank-3')).toBe('duplicate');
  const audited = db.selectFrom('audit_log').select('action').where('subject_id', '=', order.ordernumber);
  expect(await audited.execute()).toHaveLength(4);
});

test('ten parts at once make one payment of it', async () => {
  const { db } = money.database;
  const order = await bought(money);
  await submit(money, order, 'mobile');
  const transfers = Array.from({ length: 10 }, (_, at) => transfer(order.ordernumber, 20_500, `ten-${at}`));
  const outcomes = await Promise.all(transfers);
  expect(outcomes.toSorted()).toEqual(['matched', ...Array.from({ length: 9 }, () => 'part')]);
  expect([await statusOf(db, order.id), await tasksOf(db, order.id)]).toEqual(['paid', []]);
});

test('a loan that a person confirms: its number is shown, and only all of it pays', async () => {
  const { db } = money.database;
  const order = await bought(money);
  await submit(money, order, 'KhanLending');
  await enterLenderNumber(money.deps, order.ordernumber, 'KL-77');
  const { body } = await askAs(money.shop.app, order.buyer.token, 'openInvoice', { ordernumber: order.ordernumber });
  expect(body.invoice).toMatchObject({ payment: 'KhanLending', amount: 207_300, lender_number: 'KL-77' });
  const lent = { orderNumber: order.ordernumber, method: 'KhanLending', receivedAt: DEMO_DAY, payer: null } as const;
  expect(await confirmByHand(money.deps, { ...lent, amountTug: 1, bankId: 'kl-1' })).toBe('wrong_amount');
  expect((await submit(money, order, 'KhanLending')).body.invoiceId).toBe(order.ordernumber);
  expect(await confirmByHand(money.deps, { ...lent, amountTug: 207_300, bankId: 'kl-2' })).toBe('matched');
  expect(await statusOf(db, order.id)).toBe('paid');
  const wrong = confirmByHand(money.deps, { ...lent, orderNumber: 'IK9999999999', amountTug: 1, bankId: 'kl-3' });
  await expect(wrong).rejects.toMatchObject({ code: 'order_not_found' });
});

test('an invoice that was given up and is paid all the same pays the order, and the open one is closed', async () => {
  const { db } = money.database;
  const order = await bought(money);
  await submit(money, order, 'qpay');
  await submit(money, order, 'monpay');
  expect(await apply(money.qpay.pay(order.ordernumber))).toBe('matched');
  const invoiceRows = db
    .selectFrom('invoices')
    .select(['provider', 'status'])
    .where('order_id', '=', order.id)
    .orderBy('id');
  expect(await invoiceRows.execute()).toEqual([
    { provider: 'qpay', status: 'paid' },
    { provider: 'monpay', status: 'cancelled' },
  ]);
});
