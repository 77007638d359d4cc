import { expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';

const money = moneyOfTest();
const CARD = 'cardHolder=DULMAA%20BAT&cardNumber=431029******1010&amount=10.00&errorCode=000';

const come = (path: string, method: 'GET' | 'POST' = 'GET') => money.shop.app.inject({ method, url: path });

test('a bank is told an address that leads to the order without what it adds of the card', async () => {
  const order = await bought(money);
  await submit(money, order, 'qpay');
  const asked = money.qpay.invoices.find(({ asked: { description } }) => description === order.ordernumber)?.asked;
  const back = new URL(asked?.returnUrl ?? '');
  expect(back.origin).toBe('https://tokhi.example');
  for (const method of ['GET', 'POST'] as const) {
    const answer = await come(`${back.pathname}?${CARD}`, method);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: `/show-order/${order.ordernumber}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.body).toBe('');
  }
});

test('what is no order number leads to the orders, and nowhere else', async () => {
  for (const strange of ['x', '%2F%2Fevil.example', 'IK123', 'IK0123456789%0d%0aX-Y:1'])
    expect((await come(`/api/purchase/return/${strange}`)).headers['location']).toBe('/track-order');
});
