import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { mostOfProduct, overUnpaidLimits, type UnpaidLimits } from './unpaid-limits.ts';

const LIMITS: UnpaidLimits = {
  newcomer: { pieces: 30, goodsTug: 20_000_000 },
  customer: { pieces: 150, goodsTug: 100_000_000 },
  product: { percent: 25, pieces: 5 },
};
const line = (productId: number, quantity: number, goodsTug = quantity * 1_000) => ({ productId, quantity, goodsTug });
const asked = (productId: number, quantity: number, goodsTug?: number, stock = 100_000) => ({
  ...line(productId, quantity, goodsTug),
  stock,
});

test.each([
  ['5 pieces of what is nearly gone', 1, 5],
  ['5 pieces as long as a quarter is less', 23, 5],
  ['a quarter from 24 pieces on, whole pieces only', 27, 6],
  ['a quarter of much', 1_000, 250],
])('of one product %s', (_what, stock, most) => {
  expect(mostOfProduct(stock, LIMITS.product)).toBe(most);
});

test('a newcomer keeps 30 pieces unpaid, and no 31st', () => {
  expect(overUnpaidLimits([line(1, 10)], [asked(2, 20)], false, LIMITS)).toBeNull();
  expect(overUnpaidLimits([line(1, 10)], [asked(2, 21)], false, LIMITS)).toEqual({ of: 'pieces' });
  expect(overUnpaidLimits([], [asked(1, 15), asked(2, 16)], false, LIMITS)).toEqual({ of: 'pieces' });
});

test('a newcomer keeps goods for 20,000,000₮ unpaid, and for not a tugrik more', () => {
  expect(overUnpaidLimits([line(1, 1, 19_000_000)], [asked(2, 1, 1_000_000)], false, LIMITS)).toBeNull();
  expect(overUnpaidLimits([line(1, 1, 19_000_000)], [asked(2, 1, 1_000_001)], false, LIMITS)).toEqual({ of: 'goods' });
});

test('whoever has paid an order keeps 150 pieces for 100,000,000₮', () => {
  expect(overUnpaidLimits([line(1, 100, 50_000_000)], [asked(2, 50, 50_000_000)], true, LIMITS)).toBeNull();
  expect(overUnpaidLimits([line(1, 100)], [asked(2, 51)], true, LIMITS)).toEqual({ of: 'pieces' });
  expect(overUnpaidLimits([], [asked(2, 1, 100_000_001)], true, LIMITS)).toEqual({ of: 'goods' });
});

test('one product is counted over all unpaid orders, also of whoever has paid before', () => {
  const reserved = [line(1, 2), line(2, 9), line(1, 2)];
  expect(overUnpaidLimits(reserved, [asked(1, 1, 1_000, 8)], true, LIMITS)).toBeNull();
  expect(overUnpaidLimits(reserved, [asked(1, 2, 2_000, 8)], true, LIMITS)).toEqual({
    of: 'product',
    productId: 1,
    most: 5,
  });
});

test('the example is true', () => {
  expect(examples['unpaid-limits']()).toBe(
    'Of a chair with 8 pieces in stock one customer keeps at most 5 unpaid, of one with 100 at most 25.',
  );
});
