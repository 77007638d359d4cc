import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesSince, withChanges } from './cart-changes.ts';
import type { CartLine } from './cart-lines.ts';
import type { FreshProduct } from './cart-selection.ts';
import { examples } from './examples.ts';

const line: CartLine = { code: 'bed', quantity: 3, checked: false, priceSeenTug: 1_000 };
const fresh: FreshProduct = { priceTug: 1_000, salePriceTug: 1_000, bonusPercent: 3, remain: 3 };
const now = (product: Partial<FreshProduct>) => new Map([['bed', { ...fresh, ...product }]]);

test('a cart in which nothing changed says nothing', () => {
  expect(changesSince([line], now({}))).toEqual([]);
});

test.each([
  [1_001, 1_001, { kind: 'price_up', fromTug: 1_000, toTug: 1_001 }],
  [999, 999, { kind: 'price_down', fromTug: 1_000, toTug: 999 }],
  [1_000, 850, { kind: 'price_down', fromTug: 1_000, toTug: 850 }],
])('a unit of %i that costs %i, seen at 1,000, is told as %o', (priceTug, salePriceTug, expected) => {
  expect(changesSince([line], now({ priceTug, salePriceTug }))).toEqual([{ code: 'bed', ...expected }]);
});

test('a campaign that keeps the price where it was seen is no change', () => {
  expect(changesSince([line], now({ priceTug: 2_000, salePriceTug: 1_000 }))).toEqual([]);
});

test('fewer left than the line holds lowers the line, and says so', () => {
  expect(changesSince([line], now({ remain: 2 }))).toEqual([{ code: 'bed', kind: 'quantity_lowered', from: 3, to: 2 }]);
});

test('a line can have fewer left and another price at once', () => {
  expect(changesSince([line], now({ remain: 1, salePriceTug: 900 })).map(({ kind }) => kind)).toEqual([
    'quantity_lowered',
    'price_down',
  ]);
});

test('a product that is out of stock says only that', () => {
  expect(changesSince([line], now({ remain: 0, salePriceTug: 900 }))).toEqual([{ code: 'bed', kind: 'out_of_stock' }]);
});

test('a product that is no longer sold is gone', () => {
  expect(changesSince([line], new Map())).toEqual([{ code: 'bed', kind: 'gone' }]);
});

test('once told, the line fits, its price is seen, and its tick is as it was', () => {
  expect(withChanges([line], now({ remain: 2, salePriceTug: 900 }))).toEqual([
    { code: 'bed', quantity: 2, checked: false, priceSeenTug: 900 },
  ]);
});

test('once told, a gone product is out of the cart and one out of stock is still there as it was', () => {
  expect(withChanges([line, { ...line, code: 'sofa' }], now({ remain: 0, salePriceTug: 900 }))).toEqual([line]);
});

test('a product that comes back into stock dearer says so', () => {
  const meanwhile = withChanges([line], now({ remain: 0, salePriceTug: 1_200 }));
  expect(changesSince(meanwhile, now({ salePriceTug: 1_200 }))).toEqual([
    { code: 'bed', kind: 'price_up', fromTug: 1_000, toTug: 1_200 },
  ]);
});

test('the last piece can still be bought, at its new price', () => {
  expect(withChanges([line], now({ remain: 1, salePriceTug: 900 }))).toEqual([
    { ...line, quantity: 1, priceSeenTug: 900 },
  ]);
});

test('what was told once is not told again, but that something is out of stock', () => {
  const lines = fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: 1, max: 9 }),
      checked: fc.boolean(),
      priceSeenTug: fc.nat(99),
    }),
    { selector: ({ code }) => code },
  );
  const product = fc.record({
    priceTug: fc.constant(99),
    salePriceTug: fc.nat(99),
    bonusPercent: fc.constant(3),
    remain: fc.nat(9),
  });
  fc.assert(
    fc.property(lines, product, product, product, (cart, a, b, c) => {
      const products = new Map(Object.entries({ a, b, c }));
      const expected = changesSince(cart, products).filter(({ kind }) => kind === 'out_of_stock');
      const again = changesSince(withChanges(cart, products), products);
      return JSON.stringify(again) === JSON.stringify(expected);
    }),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['cart-changes']()).toBe(
    'A cart with 3 beds seen at 1,890,000₮ says, now that 2 are left at 1,590,000₮: quantity lowered, price down.',
  );
});
