import { randomUUID } from 'node:crypto';
import { calls } from '@tokhi/contract/calls';
import { afterEach, expect, test } from 'vitest';
import { type Bought, bought, choiceOf, moneyOfTest } from '../../../../test/money/money-of-test.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const money = moneyOfTest();
afterEach(() => {
  money.clock.at = DEMO_DAY;
});

async function choose({ buyer, ordernumber }: Bought) {
  const { app } = money.shop;
  const page = await askAs(app, buyer.token, 'getIncompleteOrder', { ordernumber });
  const payload = choiceOf(page.body, 'qpay');
  return async (key: string) => {
    const headers = { authorization: `Bearer ${buyer.token}`, 'idempotency-key': key };
    const answer = await app.inject({ method: 'POST', url: calls.submitOrder.path, headers, payload });
    return answer.json();
  };
}

test('the same key after the provider closed the invoice opens a new one instead of answering the closed one', async () => {
  const order = await bought(money);
  const [press, key] = [await choose(order), randomUUID()];
  expect(await press(key)).toMatchObject({ result: 'success', invoiceId: order.ordernumber });
  // A retry fetches the lost answer: the invoice is open.
  expect(await press(key)).toMatchObject({ result: 'success', invoiceId: order.ordernumber });
  money.qpay.invoiceOf(order.ordernumber).state = 'closed';
  money.clock.at = new Date(DEMO_DAY.getTime() + 60_000);
  await reconcile(money.deps);
  const again = await press(key);
  expect(again).toMatchObject({ result: 'success', invoiceId: `${order.ordernumber}-R2` });
  const open = money.database.db.selectFrom('invoices').select('reference').where('status', '=', 'open');
  expect(await open.where('order_id', '=', order.id).execute()).toEqual([{ reference: again.invoiceId }]);
});

test('the same key after the order was paid says that it is paid', async () => {
  const order = await bought(money);
  const [press, key] = [await choose(order), randomUUID()];
  await press(key);
  money.qpay.pay(order.ordernumber);
  money.clock.at = new Date(DEMO_DAY.getTime() + 60_000);
  await reconcile(money.deps);
  expect(await press(key)).toMatchObject({ code: 'order_already_paid' });
});
