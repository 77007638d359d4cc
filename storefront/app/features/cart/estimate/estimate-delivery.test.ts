import { SPEC_FEES } from '@tokhi/rules/delivery/delivery-fees';
import { expect, test } from 'vitest';
import { estimateDelivery } from './estimate-delivery.ts';

const district = (id: number, asks: boolean) => ({
  id,
  district: 'Дүүрэг',
  number_of_khoroo: 5,
  cheap_khoroo: '1,2',
  middle_khoroo: '3',
  more_exp: '4',
  asks_for_khoroo: asks,
});
const places = {
  tariff: 'by-weight' as const,
  delivery_fees: SPEC_FEES,
  districts: [district(1, true), district(7, false)],
};
const goods = { weightGrams: 61_000, volumeMl: 0, goodsTug: 1_849_900, ready: false };
const now = new Date('2026-11-15T04:00:00Z');

test.each([
  [1, 1, 14_000, 6_000],
  [1, 3, 25_000, 10_000],
  [1, 4, 60_000, 20_000],
  // No khoroo is asked for there: it counts as its khoroo 1.
  [7, 4, 14_000, 6_000],
])('to khoroo %i/%i 61 kg cost %i, %i of it for size and weight', (number, khoroo, deliveryTug, sizeFeeTug) => {
  expect(estimateDelivery(goods, places, { district: number, khoroo }, now)).toMatchObject({ deliveryTug, sizeFeeTug });
});

test('until a khoroo is named where the district asks for one there is no estimate', () => {
  expect(estimateDelivery(goods, places, { district: 1, khoroo: null }, now)).toBeNull();
  expect(estimateDelivery(goods, places, { district: 7, khoroo: null }, now)?.deliveryTug).toBe(14_000);
});

test('by amount it is the price of the goods that counts, and size and weight add nothing', () => {
  const byAmount = { ...places, tariff: 'by-amount' as const };
  expect(estimateDelivery({ ...goods, goodsTug: 100_000 }, byAmount, { district: 1, khoroo: 3 }, now)).toMatchObject({
    deliveryTug: 8_000,
    sizeFeeTug: 0,
  });
});

test('what is ready comes sooner, and a district that there is not has no estimate', () => {
  const to = { district: 1, khoroo: 1 };
  expect(estimateDelivery(goods, places, to, now)?.dates).toBe('11/27 – 12/01');
  expect(estimateDelivery({ ...goods, ready: true }, places, to, now)?.dates).toBe('11/16 – 11/17');
  expect(estimateDelivery(goods, places, { district: 3, khoroo: 1 }, now)).toBeNull();
});
