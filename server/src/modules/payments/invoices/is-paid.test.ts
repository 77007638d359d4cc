import { afterEach, expect, test } from 'vitest';
import { type Bought, bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';

const money = moneyOfTest();
afterEach(() => {
  money.clock.at = DEMO_DAY;
});
const poll = async ({ buyer, ordernumber }: Bought) =>
  (await askAs(money.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber })).body;
const statusesOf = async ({ id }: Bought) => {
  const rows = money.database.db.selectFrom('invoices').select('status').where('order_id', '=', id).orderBy('id');
  return (await rows.execute()).map(({ status }) => status);
};

test('an invoice that the provider has closed by itself ends while the page polls, and the customer gets another', async () => {
  const order = await bought(money);
  await submit(money, order, 'qpay');
  money.qpay.invoiceOf(order.ordernumber).state = 'closed';
  // A provider may not know a new invoice everywhere yet.
  expect([await poll(order), await statusesOf(order)]).toEqual([
    { result: 'pending', invoiceId: order.ordernumber },
    ['open'],
  ]);
  money.clock.at = new Date(DEMO_DAY.getTime() + 45_000);
  expect([await poll(order), await statusesOf(order)]).toEqual([{ result: 'pending', invoiceId: null }, ['expired']]);
  expect((await submit(money, order, 'qpay')).body.invoiceId).toBe(`${order.ordernumber}-R2`);
});
