import { expect, test } from 'vitest';
import { orderBody } from './order-body.ts';
import { pricedGoods, priceForm, typedNumber } from './price-form.ts';
import { chairsOfTest, shownOfTest, valuesOfTest } from './shown-of-test.ts';

const goods = pricedGoods(chairsOfTest, shownOfTest) ?? [];
const price = (typed: Parameters<typeof valuesOfTest>[0]) => priceForm(valuesOfTest(typed), goods, shownOfTest);

test.each([
  ['26', 26],
  ['26-р хороо', 26],
  [' 3 ', 3],
  ['', null],
  ['хороо', null],
  ['123', null],
])('the khoroo that was typed as %j is %s', (typed, khoroo) => expect(typedNumber(typed)).toBe(khoroo));

test('goods that the server did not price are no order yet', () => {
  expect(pricedGoods([...chairsOfTest, { code: 'lamp', name: '', image: '', quantity: 1 }], shownOfTest)).toBeNull();
});

test('until there is an address nothing is charged for the way to it', () => {
  expect(price({}).amounts).toMatchObject({ subtotal: 200_000, sale: -20_000, delivery: 0, assembly: 0 });
  expect(price({ warehouse: '0', assemblecount: '1' }).amounts).toMatchObject({ delivery: 0, assembly: 0 });
});

test('a delivery pays by the class of its khoroo and by 41 kilograms', () => {
  const typed = { warehouse: '0', district: '1', khoroo: '9', assemblecount: '2' };
  expect(price(typed).amounts).toMatchObject({ delivery: 25_000, assembly: 60_000, chinaDelivery: 2_000 });
  expect(price({ ...typed, district: '7' }).amounts.delivery).toBe(60_000);
});

test('what is sent is what was shown; a store has no address, and an individual no register', () => {
  const values = valuesOfTest({ warehouse: '3', district: '1', more: '12', register: '590', assemblecount: '1' });
  const total = priceForm(values, goods, shownOfTest);
  const body = orderBody({ values, goods, shown: shownOfTest, total, replaces: null });
  expect(body.shipping).toEqual({
    warehouse: 3,
    amount: 180_000,
    user: {
      personal: true,
      name: 'Болд',
      phone: '99112233',
      email: 'bold@tokhi.example',
      phone2: null,
      register: null,
    },
  });
  expect(body).toMatchObject({
    cart: { product: [{ id: 'chair', qty: 2, price: 100_000 }], sum: total.sumTug, assemblecount: 0 },
    deliver: 0,
    coupon: null,
  });
});

test('a delivery is sent with its pin; a district without khoroos sends none', () => {
  const values = valuesOfTest({
    warehouse: '0',
    district: '7',
    more: ' 12 ',
    lat: '47.9',
    long: '106.9',
    w3w: 'a.b.c',
  });
  const total = priceForm(values, goods, shownOfTest);
  const { shipping } = orderBody({ values, goods, shown: shownOfTest, total, replaces: 'IK0000000001' });
  expect(shipping).toMatchObject({
    warehouse: 0,
    user: { district: 7, khoroo: null, more: '12' },
    ...{ lat: 47.9, long: 106.9, w3w: 'a.b.c' },
  });
});
