import { expect, test } from 'vitest';
import { type Bought, bought, moneyOfTest } from '../../../../test/money/money-of-test.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';

const money = moneyOfTest();

const paperOf = async ({ buyer, ordernumber }: Bought) =>
  (await askAs(money.shop.app, buyer.token, 'getIncompleteOrder', { ordernumber })).body.paper;

test('an organisation’s invoice tells the shop’s register and its sum in words, and leads a phone to it; a person prints none', async () => {
  expect(await paperOf(await bought(money, { register: '5412378' }))).toEqual({
    register: '6123456',
    words: 'Хоёр зуун таван мянган төгрөг',
    QRCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  });
  expect(await paperOf(await bought(money))).toBeNull();
});
