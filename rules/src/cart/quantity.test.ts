import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { canAdd, clampQuantity, oneLess, oneMore } from './quantity.ts';

test.each([
  [1, 5, 1],
  [3, 5, 3],
  [5, 5, 5],
  [6, 5, 5],
  [999_999, 5, 5],
  [0, 5, 1],
  [-3, 5, 1],
  [2.9, 5, 2],
  [0.5, 5, 1],
  [Number.NaN, 5, 1],
  [Number.POSITIVE_INFINITY, 5, 5],
  [Number.NEGATIVE_INFINITY, 5, 1],
  [2, 1, 1],
])('typing %d with %i left gives %i', (typed, remain, quantity) => {
  expect(clampQuantity(typed, remain)).toBe(quantity);
});

test('with nothing left a line stays at one piece', () => {
  expect(clampQuantity(4, 0)).toBe(1);
});

test.each([
  [1, 3, 2],
  [2, 3, 3],
  [3, 3, 3],
  [7, 3, 3],
])('plus at %i with %i left gives %i', (quantity, remain, more) => {
  expect(oneMore(quantity, remain)).toBe(more);
});

test.each([
  [3, 3, 2],
  [2, 3, 1],
  [1, 3, 1],
  [7, 3, 3],
])('minus at %i with %i left gives %i', (quantity, remain, less) => {
  expect(oneLess(quantity, remain)).toBe(less);
});

test.each([
  [1, 1, true],
  [2, 1, false],
  [3, 3, true],
  [1, 0, false],
  [0, 3, false],
  [0, 0, false],
])('%i in all of a product with %i left: %s', (total, remain, may) => {
  expect(canAdd(total, remain)).toBe(may);
});

test('whatever is typed, the quantity is whole and between one and what remains', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 10_000 }), (typed, remain) => {
      const quantity = clampQuantity(typed, remain);
      return Number.isInteger(quantity) && canAdd(quantity, remain);
    }),
    { numRuns: 10_000 },
  );
});

test('a quantity that may be in the cart stays as it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.nat(10_000),
      (quantity, remain) => canAdd(quantity, remain) === (clampQuantity(quantity, remain) === quantity && remain > 0),
    ),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples.quantity()).toBe(
    'With 3 chairs left, plus at 3 stays at 3, typing 12 gives 3, adding a third is taken and adding a fourth refused.',
  );
});
