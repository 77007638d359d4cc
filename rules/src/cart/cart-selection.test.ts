import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartLine } from './cart-lines.ts';
import { type FreshProduct, selectForOrder } from './cart-selection.ts';
import { examples } from './examples.ts';

const line = (code: string, quantity = 1, checked = true): CartLine => {
  return { code, quantity, checked, priceSeenTug: 1_000 };
};
const left = (remain: number): FreshProduct => ({ priceTug: 1_000, salePriceTug: 1_000, bonusPercent: 3, remain });
const products = new Map([
  ['none', left(0)],
  ['one', left(1)],
  ['four', left(4)],
]);

const select = (...lines: CartLine[]) => {
  const selection = selectForOrder(lines, products);
  return { ...selection, lines: selection.lines.map(({ product, ...one }) => (product ? one : null)) };
};

test('ticked lines in stock go on as they are, and nothing is left out', () => {
  expect(select(line('one'), line('four', 4))).toEqual({
    lines: [line('one'), line('four', 4)],
    dropped: [],
    refusal: null,
  });
});

test('each line that goes on carries what the shop says today about its product', () => {
  expect(selectForOrder([line('four', 2)], products).lines).toEqual([{ ...line('four', 2), product: left(4) }]);
});

test('lines that are not ticked stay behind, without a word', () => {
  expect(select(line('one'), line('four', 1, false), line('none', 1, false))).toEqual({
    lines: [line('one')],
    dropped: [],
    refusal: null,
  });
});

test('ticked lines that are out of stock or no longer sold are left out by name', () => {
  expect(select(line('none'), line('one'), line('gone'))).toEqual({
    lines: [line('one')],
    dropped: ['none', 'gone'],
    refusal: null,
  });
});

test('a line larger than what remains goes on with what remains', () => {
  expect(select(line('four', 5)).lines).toEqual([line('four', 4)]);
});

test.each<[string, CartLine[], string[]]>([
  ['an empty cart', [], []],
  ['a cart without a tick', [line('one', 1, false)], []],
  ['a cart of ticked lines that are all out of stock', [line('none'), line('gone')], ['none', 'gone']],
])('%s is no order', (_cart, lines, dropped) => {
  expect(select(...lines)).toEqual({ lines: [], dropped, refusal: 'nothing_purchasable' });
});

test('every ticked line either goes on, within what remains, or is named', () => {
  const lines = fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('none', 'one', 'four', 'gone'),
      quantity: fc.integer({ min: 1, max: 9 }),
      checked: fc.boolean(),
      priceSeenTug: fc.nat(9),
    }),
    { selector: ({ code }) => code },
  );
  fc.assert(
    fc.property(lines, (cart) => {
      const { lines: going, dropped } = selectForOrder(cart, products);
      const ticked = cart.filter(({ checked }) => checked).map(({ code }) => code);
      const named = [...going.map(({ code }) => code), ...dropped];
      const fits = going.every(({ quantity, product }) => quantity <= product.remain);
      return fits && named.sort().join() === ticked.sort().join();
    }),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['cart-selection']()).toBe(
    'Of two ticked products the chair goes on to the address and the lamp, which is out of stock, stays behind.',
  );
});
