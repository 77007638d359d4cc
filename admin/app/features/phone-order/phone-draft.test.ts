import { expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  missingIn,
  orderOf,
  type PhoneDraft,
  type Quote,
  quoteBodyOf,
  wholeAddress,
} from './phone-draft.ts';

const caller = { id: 7, name: 'Номин', phone: '99112020', email: 'nomin@tokhi.example', bonus: 0, addresses: [] };
const draft: PhoneDraft = {
  ...EMPTY_DRAFT,
  ...{ caller, name: 'Номин', phone: '99112020', lines: [{ id: '70489215', qty: 2 }], district: 1, khoroo: 3 },
  ...{ address: '304-р байр, 71 тоот', floor: '9', lift: 'cargo' },
};
const figures = {
  ...{
    subtotal: 200,
    sale: 0,
    coupon: 0,
    Fee: 10,
    deliver: 15,
    assemble: 0,
    mow: 0,
    chinaDeliver: 0,
    NOAT: 0,
    sum: 225,
  },
  ...{ lend_fee: 0, bonus: 0, useBonus: 0, bonusLimit: 0, total: 225 },
};
const quote = {
  figures,
  is_whole: true,
  lines: [
    { id: '70489215', qty: 2, price: 100 },
    { id: '70489216', qty: 0, price: 50 },
  ],
} as unknown as Quote;

test('floor and lift are read behind the address by whoever carries it up', () => {
  expect(wholeAddress(draft)).toBe('304-р байр, 71 тоот, 9 давхар, ачааны лифттэй');
  expect(wholeAddress({ ...draft, floor: ' ', lift: 'unknown' })).toBe('304-р байр, 71 тоот');
});

test('the order has the figures that were read out, and no line that is not there any more', () => {
  const order = orderOf(draft, quote);
  expect(order.cart).toMatchObject({ product: [{ id: '70489215', qty: 2, price: 100 }], sum: 225, NOAT: 0 });
  expect(order.deliver).toBe(15);
  expect(order.shipping.user).toMatchObject({ district: 1, khoroo: 3, more: wholeAddress(draft) });
  expect(orderOf({ ...draft, warehouse: 1 }, quote).shipping.user).not.toHaveProperty('district');
});

test('what is missing is named in the order of the page', () => {
  expect(missingIn(EMPTY_DRAFT, undefined)).toEqual(['хэрэглэгч', 'бараа', 'хаяг']);
  expect(missingIn(draft, quote)).toEqual([]);
  expect(missingIn({ ...draft, phone: '12' }, { ...quote, is_whole: false })).toEqual(['утас', 'дүүрэг, хороо']);
  expect(missingIn({ ...draft, warehouse: 1, address: '' }, quote)).toEqual([]);
});

test('without goods nothing is asked', () => {
  expect(quoteBodyOf(EMPTY_DRAFT)).toBeNull();
  expect(quoteBodyOf({ ...draft, coupon: ' ' })).toMatchObject({ coupon: null, lines: [{ id: '70489215', qty: 2 }] });
});
