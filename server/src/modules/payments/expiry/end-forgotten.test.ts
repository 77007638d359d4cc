import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { type Bought, bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { outcomesOf, reservedOf, statusOf, tasksOf } from '../../../../test/money/money-rows.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { ALL_INVARIANTS } from '../../../all-invariants.ts';
import { verifyInvariants } from '../../orders/public.ts';
import { checkInvoice, reconcile } from '../reconciliation/reconcile.ts';
import { sweepOverdue } from './end-overdue.ts';
import { listOverdue, measuresOverdue } from './overdue-orders.ts';

const money = moneyOfTest();
afterEach(() => {
  money.clock.at = DEMO_DAY;
  Object.assign(money.monpay.switches, { check: null, cancel: null });
});
const DAY_MIN = 1_440;
const later = (minutes: number) => {
  money.clock.at = new Date(money.clock.at.getTime() + minutes * 60_000);
};
async function forgotten() {
  const order = await bought(money);
  await submit(money, order, 'monpay');
  const invoice = money.monpay.invoiceOf(order.ordernumber);
  invoice.isForgotten = true;
  return { order, invoice };
}
const statusAfter = async (minutes: number, { id }: Bought) => {
  later(minutes);
  await sweepOverdue(money.deps);
  return statusOf(money.database.db, id);
};
const idOfInvoice = async ({ id }: Bought) => {
  const row = money.database.db.selectFrom('invoices').select('id').where('order_id', '=', id);
  return (await row.executeTakeFirstOrThrow()).id;
};

test('an order whose provider forgot its invoice ends half an hour after its time, and money that turns up goes back', async () => {
  const { db } = money.database;
  const { order, invoice } = await forgotten();
  for (const minutes of [DAY_MIN, 10, 19]) expect(await statusAfter(minutes, order)).toBe('pending');
  expect([await statusAfter(1, order), await reservedOf(db, order.goods.id)]).toEqual(['expired', 0]);
  invoice.isForgotten = false;
  const { amountTug } = money.monpay.pay(order.ordernumber);
  await checkInvoice(money.deps, await idOfInvoice(order));
  expect([await outcomesOf(db, order.id), await tasksOf(db, order.id)]).toEqual([
    [`late ${amountTug}`],
    [`late_payment ${amountTug} requested`],
  ]);
});

test('silence does not count as an answer, and a provider that knows the invoice again starts anew', async () => {
  const { order, invoice } = await forgotten();
  expect(await statusAfter(DAY_MIN, order)).toBe('pending');
  money.monpay.switches.check = 'away';
  for (const minutes of [20, 20, 20]) expect(await statusAfter(minutes, order)).toBe('pending');
  money.monpay.switches.check = null;
  expect(await statusAfter(1, order)).toBe('pending');
  expect(await statusAfter(1, order)).toBe('expired');
  const other = await forgotten();
  for (const minutes of [DAY_MIN, 20]) expect(await statusAfter(minutes, other.order)).toBe('pending');
  // Known once: earlier «unknown» answers no longer count.
  Object.assign(money.monpay.switches, { cancel: 'away' });
  Object.assign(other.invoice, { isForgotten: false, state: 'open' });
  expect(await statusAfter(5, other.order)).toBe('pending');
  other.invoice.isForgotten = true;
  for (const minutes of [5, 5, 20]) expect(await statusAfter(minutes, other.order)).toBe('pending');
  expect(await statusAfter(5, other.order)).toBe('expired');
  expect(invoice.payments).toEqual([]);
});

test('while the provider says «unknown» before its end, the page says «checking» and another way is not opened', async () => {
  const { order } = await forgotten();
  later(60);
  const { buyer, ordernumber } = order;
  const { body } = await askAs(money.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber });
  expect(body).toEqual({ result: 'checking' });
  expect((await submit(money, order, 'qpay')).body.code).toBe('payment_checking');
});

test('forgotten invoices keep no other of the same provider from being asked about', async () => {
  for (const _one of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await forgotten();
  const paid = await bought(money);
  await submit(money, paid, 'monpay');
  money.monpay.pay(paid.ordernumber);
  later(2);
  await reconcile(money.deps);
  expect(await statusOf(money.database.db, paid.id)).toBe('paid');
});

test('an order that is overdue and unsure for more than two hours is in the list, the gauge and the invariants', async () => {
  const { db } = money.database;
  const order = await bought(money);
  await submit(money, order, 'monpay');
  const registry = new Registry();
  measuresOverdue(db, registry, () => money.clock.at);
  const seen = async () => {
    await sweepOverdue(money.deps);
    const lines = (await listOverdue(db, money.clock.at)).filter((line) => line.includes(order.ordernumber));
    const rows = (await verifyInvariants(db, ALL_INVARIANTS)).flatMap(({ rows: found }) => found);
    return { lines, broken: rows.filter((row) => row['order_number'] === order.ordernumber).length };
  };
  Object.assign(money.monpay.switches, { check: 'away', cancel: 'away' });
  later(DAY_MIN + 120);
  expect(await seen()).toEqual({ lines: [], broken: 0 });
  later(1);
  const line = expect.stringMatching(/over since .* monpay IK\d{10} does not say since/);
  expect(await seen()).toEqual({ lines: [line], broken: 1 });
  const metrics = await registry.metrics();
  expect(Number(/^orders_overdue_unsure (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  expect(Number(/^orders_overdue_unsure_oldest_seconds (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(7_260);
  Object.assign(money.monpay.switches, { check: null, cancel: null });
  expect(await seen()).toEqual({ lines: [], broken: 0 });
});
