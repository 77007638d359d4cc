// What a customer may still choose, and which choices leave the invoice unchanged (record 136).
import { afterEach, expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { balanceOf } from '../../../../test/money/money-rows.ts';
import { orderAs } from '../../../../test/orders/form-of-test.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { confirmByHand } from '../by-hand/confirm-by-hand.ts';

const money = moneyOfTest();
afterEach(() => {
  money.clock.at = DEMO_DAY;
});

const timesOf = (id: number) =>
  money.database.db
    .selectFrom('orders')
    .select(['pay_by', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a wrong code is refused and closes nothing: whoever is paying at this moment goes on', async () => {
  const order = await bought(money, { points: 500 });
  await submit(money, order, 'qpay', 500);
  const { ordernumber, buyer } = order;
  const { body } = await askAs(money.shop.app, buyer.token, 'useCoupon', { coupon: 'БУРУУ', ordernumber });
  expect(body.code).toBe('coupon_invalid');
  expect([money.qpay.invoiceOf(ordernumber).state, await balanceOf(money.database.db, buyer.id)]).toEqual(['open', 0]);
  expect((await askAs(money.shop.app, buyer.token, 'openInvoice', { ordernumber })).body.invoice).not.toBeNull();
});

test('an order that cannot take another’s place leaves that one and its invoice as they are', async () => {
  const order = await bought(money);
  await submit(money, order, 'qpay');
  const { ordernumber, buyer, goods } = order;
  const made = await orderAs(money.shop.app, buyer.token, {
    lines: [{ code: goods.code, qty: 99 }],
    replaces: ordernumber,
  });
  expect(made.body.code).toBe('insufficient_stock');
  expect(money.qpay.invoiceOf(ordernumber).state).toBe('open');
  expect((await askAs(money.shop.app, buyer.token, 'openInvoice', { ordernumber })).body.invoice).not.toBeNull();
});

test('a corrected phone is another loan: the lender asks whoever has it', async () => {
  const order = await bought(money);
  expect((await submit(money, order, 'storepay', 0, { phone: '99112233' })).status).toBe(200);
  expect((await submit(money, order, 'storepay', 0, { phone: '99112233' })).body.invoiceId).toBe(order.ordernumber);
  expect((await submit(money, order, 'storepay', 0, { phone: '99112234' })).body.invoiceId).toBe(
    `${order.ordernumber}-R2`,
  );
  expect(money.storepay.invoiceOf(`${order.ordernumber}-R2`).asked.payer.phone).toBe('99112234');
});

test('a part of a transfer that came before anybody chose one: the rest is transferred, and no other way asks for all of it again', async () => {
  const order = await bought(money);
  const part = { method: 'mobile' as const, amountTug: 5_000, bankId: `early-${order.id}`, payer: null };
  await confirmByHand(
    { db: money.database.db, now: () => money.clock.at },
    { ...part, orderNumber: order.ordernumber, receivedAt: money.clock.at },
  );
  expect((await submit(money, order, 'qpay')).body.code).toBe('partly_paid');
  expect((await submit(money, order, 'mobile')).status).toBe(200);
  const { body } = await askAs(money.shop.app, order.buyer.token, 'openInvoice', { ordernumber: order.ordernumber });
  expect(body.invoice).toMatchObject({ amount: 205_000, received: 5_000 });
});

test('when the time to pay is over nothing can be chosen or sent, though the order waits for what is on its way', async () => {
  const order = await bought(money);
  await submit(money, order, 'mobile');
  const { pay_by, expires_at } = await timesOf(order.id);
  money.clock.at = new Date((pay_by?.getTime() ?? 0) + 60_000);
  expect(expires_at > money.clock.at).toBe(true);
  const { ordernumber, buyer } = order;
  const dialog = await askAs(money.shop.app, buyer.token, 'openInvoice', { ordernumber });
  expect(dialog.body).toMatchObject({ checking: true, invoice: null });
  expect((await askAs(money.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber })).body.result).toBe(
    'checking',
  );
  expect((await submit(money, order, 'qpay')).body.code).toBe('order_expired');
});
