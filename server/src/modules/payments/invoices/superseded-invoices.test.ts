import { afterEach, expect, test } from 'vitest';
import { type Bought, bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { outcomesOf, reservedOf, statusOf } from '../../../../test/money/money-rows.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { endByHand } from '../by-hand/end-by-hand.ts';
import { endOverdue } from '../expiry/end-overdue.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const money = moneyOfTest({ withGolomt: true });
afterEach(() => {
  money.clock.at = DEMO_DAY;
  Object.assign(money.monpay.switches, { check: null, cancel: null });
});

const DAY_S = 86_400;
const later = (seconds: number) => {
  money.clock.at = new Date(money.clock.at.getTime() + seconds * 1_000);
};
const poll = async ({ buyer, ordernumber }: Bought) =>
  (await askAs(money.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber })).body;
async function opened() {
  const order = await bought(money);
  await submit(money, order, 'monpay');
  return order;
}

test('an invoice that was given up and is paid all the same is noticed without any callback, for a day and once after it', async () => {
  const order = await opened();
  await submit(money, order, 'qpay');
  const given = order.ordernumber;
  later(60);
  const asked = money.monpay.asked.check;
  await reconcile(money.deps);
  expect(money.monpay.asked.check, 'looked at when it was closed').toBe(asked);
  money.monpay.pay(given);
  later(600);
  await reconcile(money.deps);
  expect([await statusOf(money.database.db, order.id), await outcomesOf(money.database.db, order.id)]).toEqual([
    'paid',
    ['matched 205000'],
  ]);

  const other = await opened();
  await submit(money, other, 'qpay');
  later(2 * DAY_S);
  await reconcile(money.deps);
  const after = money.monpay.asked.check;
  for (let times = 0; times < 3; times += 1) {
    later(3_600);
    await reconcile(money.deps);
  }
  expect(money.monpay.asked.check, 'its day is over, and it was looked at since').toBe(after);
});

test('two tabs: the one that shows an invoice which another tab has given up hears which one stands', async () => {
  const order = await opened();
  await submit(money, order, 'qpay');
  expect(await poll(order)).toEqual({ result: 'pending', invoiceId: `${order.ordernumber}-R2` });
});

test('an order whose provider never says is ended by a person, and money that turns up all the same goes back', async () => {
  const order = await opened();
  Object.assign(money.monpay.switches, { check: 'away', cancel: 'away' });
  const end = () =>
    endByHand({ db: money.database.db, now: () => money.clock.at }, order.ordernumber, 'MonPay is gone');
  expect([await end(), await statusOf(money.database.db, order.id)]).toEqual([false, 'pending']);
  later(3 * DAY_S);
  expect([await endOverdue(money.deps, order.id), await statusOf(money.database.db, order.id)]).toEqual([
    false,
    'pending',
  ]);
  expect([
    await end(),
    await statusOf(money.database.db, order.id),
    await reservedOf(money.database.db, order.goods.id),
  ]).toEqual([true, 'expired', 0]);
  Object.assign(money.monpay.switches, { check: null, cancel: null });
  money.monpay.pay(order.ordernumber);
  later(1_200);
  await reconcile(money.deps);
  expect(await outcomesOf(money.database.db, order.id)).toEqual(['late 205000']);
});

test('Golomt neither calls nor lists: it is asked for a week about an invoice that its customer moved away from', async () => {
  const order = await bought(money);
  await submit(money, order, 'golomt');
  await submit(money, order, 'qpay');
  later(5 * DAY_S);
  const asked = money.golomt.asked.check;
  for (const minutes of [0, 20, 60]) {
    later(minutes * 60);
    await reconcile(money.deps);
  }
  expect(money.golomt.asked.check).toBe(asked + 2);
  const { amountTug } = money.golomt.pay(order.ordernumber);
  later(DAY_S);
  await reconcile(money.deps);
  expect(await outcomesOf(money.database.db, order.id)).toEqual([`late ${amountTug}`]);
});

test('the page names the ways that were chosen before and cannot be closed', async () => {
  const order = await bought(money);
  const { buyer, ordernumber } = order;
  const earlier = async () => (await askAs(money.shop.app, buyer.token, 'openInvoice', { ordernumber })).body.earlier;
  await submit(money, order, 'golomt');
  expect(await earlier()).toEqual([]);
  await submit(money, order, 'qpay');
  expect(await earlier()).toEqual(['Голомт']);
  await submit(money, order, 'monpay');
  // QPay closes its own.
  expect(await earlier()).toEqual(['Голомт']);
});
