import { expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';

const money = moneyOfTest();

test('money of another amount spends the invoice: the poll says so, and the page how much goes back', async () => {
  const order = await bought(money);
  await submit(money, order, 'qpay');
  const { ordernumber, buyer } = order;
  const page = async () => (await askAs(money.shop.app, buyer.token, 'openInvoice', { ordernumber })).body;
  const poll = async () => (await askAs(money.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber })).body;
  expect(await page()).toMatchObject({ returned: 0, invoice: { payment: 'qpay' } });
  money.qpay.pay(ordernumber, { amountTug: 200_000 });
  expect(await poll()).toEqual({ result: 'pending', invoiceId: null });
  expect(await poll()).toEqual({ result: 'pending', invoiceId: null });
  expect(await page()).toMatchObject({ returned: 200_000, invoice: null });
});

test('what goes back is told above 2,147,483,647₮, too', async () => {
  const order = await bought(money);
  await submit(money, order, 'qpay');
  for (const id of ['one', 'two']) {
    money.qpay.pay(order.ordernumber, { amountTug: 2_000_000_000, id: `${order.ordernumber}-${id}` });
  }
  const { ordernumber, buyer } = order;
  await askAs(money.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber });
  const page = await askAs(money.shop.app, buyer.token, 'openInvoice', { ordernumber });
  expect(page.body).toMatchObject({ returned: 4_000_000_000 });
});
