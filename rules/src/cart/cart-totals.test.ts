import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPEC_FEES } from '../delivery/delivery-fees.ts';
import { orderTotal } from '../order/order-total.ts';
import type { CartLine } from './cart-lines.ts';
import type { FreshProduct } from './cart-selection.ts';
import { cartTotals, lineTotals } from './cart-totals.ts';
import { examples } from './examples.ts';

const line = (code: string, quantity: number, checked = true): CartLine => {
  return { code, quantity, checked, priceSeenTug: 1 };
};
const products = new Map<string, FreshProduct>([
  ['sofa', { priceTug: 1_849_900, salePriceTug: 1_849_900, bonusPercent: 3, remain: 2 }],
  ['chair', { priceTug: 249_900, salePriceTug: 199_920, bonusPercent: 5, remain: 9 }],
  ['lamp', { priceTug: 189_900, salePriceTug: 189_900, bonusPercent: 3, remain: 0 }],
]);
const nothing = { products: 0, pieces: 0, subtotalTug: 0, saleTug: 0, amountTug: 0, bonus: 0 };

test('a discounted line counts every piece', () => {
  expect(lineTotals({ priceTug: 249_900, salePriceTug: 199_920, bonusPercent: 5 }, 5)).toEqual({
    pieces: 5,
    subtotalTug: 1_249_500,
    saleTug: 249_900,
    amountTug: 999_600,
    bonus: 49_980,
  });
});

test('rounding happened once, for the unit: three pieces cost three times the price on the card', () => {
  expect(lineTotals({ priceTug: 50, salePriceTug: 49, bonusPercent: 3 }, 3)).toMatchObject({
    saleTug: 3,
    amountTug: 147,
    bonus: 3,
  });
});

test('the cart adds up its ticked lines', () => {
  expect(cartTotals([line('sofa', 1), line('chair', 4)], products)).toEqual({
    products: 2,
    pieces: 5,
    subtotalTug: 2_849_500,
    saleTug: 199_920,
    amountTug: 2_649_580,
    bonus: 95_481,
  });
});

test('lines that are not ticked, out of stock or no longer sold add nothing', () => {
  expect(cartTotals([line('sofa', 1, false), line('lamp', 1), line('gone', 1)], products)).toEqual(nothing);
});

test('no more pieces count than remain', () => {
  expect(cartTotals([line('sofa', 3)], products)).toMatchObject({ pieces: 2, amountTug: 3_699_800 });
});

test('an empty cart costs nothing', () => {
  expect(cartTotals([], products)).toEqual(nothing);
});

/** A price and what is left of it. */
const prices = fc
  .tuple(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 0, max: 100 }))
  .map(([priceTug, percent]) => ({ priceTug, salePriceTug: Math.round((priceTug * (100 - percent)) / 100) }));

const entries = fc.uniqueArray(
  fc
    .record({
      code: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      quantity: fc.integer({ min: 1, max: 99 }),
      checked: fc.boolean(),
      prices,
      bonusPercent: fc.integer({ min: 3, max: 100 }),
      remain: fc.nat(99),
    })
    .map(({ prices: costs, ...entry }) => ({ ...entry, ...costs })),
  { selector: ({ code }) => code },
);

test('totals are whole, never negative, and the amount is the subtotal less the sale', () => {
  fc.assert(
    fc.property(entries, (cart) => {
      const totals = cartTotals(
        cart.map(({ code, quantity, checked }) => line(code, quantity, checked)),
        new Map(cart.map((entry) => [entry.code, entry])),
      );
      const whole = Object.values(totals).every((figure) => Number.isSafeInteger(figure) && figure >= 0);
      return whole && totals.amountTug === totals.subtotalTug - totals.saleTug;
    }),
    { numRuns: 10_000 },
  );
});

test('two halves of a cart add up to the whole', () => {
  fc.assert(
    fc.property(entries, fc.nat(5), (cart, cut) => {
      const fresh = new Map(cart.map((entry) => [entry.code, entry]));
      const lines = cart.map(({ code, quantity, checked }) => line(code, quantity, checked));
      const first = cartTotals(lines.slice(0, cut), fresh);
      const rest = cartTotals(lines.slice(cut), fresh);
      const whole = cartTotals(lines, fresh);
      return first.amountTug + rest.amountTug === whole.amountTug && first.bonus + rest.bonus === whole.bonus;
    }),
    { numRuns: 10_000 },
  );
});

test('the figure in the header is the one that the order begins with', () => {
  const anyProduct = fc
    .record({ prices, bonusPercent: fc.integer({ min: 3, max: 100 }), quantity: fc.integer({ min: 1, max: 20 }) })
    .map(({ prices: costs, ...product }) => ({ ...product, ...costs }));
  fc.assert(
    fc.property(fc.array(anyProduct, { minLength: 1, maxLength: 6 }), (bought) => {
      const codes = bought.map((_product, index) => `product-${index}`);
      const fresh = new Map(
        bought.map(({ quantity, ...product }, at) => [codes[at] ?? '', { ...product, remain: quantity }]),
      );
      const cart = cartTotals(
        bought.map(({ quantity }, at) => line(codes[at] ?? '', quantity)),
        fresh,
      );
      const { amounts, earnedBonus } = orderTotal({
        lines: bought.map((product) => ({ ...product, unitChinaDeliveryTug: 0 })),
        ...{ code: null, tariff: 'by-weight', fees: SPEC_FEES, destination: 'pickup' },
        load: { weightGrams: 0, volumeMl: 0 },
        ...{ assemblyCount: 0, fixingCount: 0, vatTicked: false, lender: null, bonusBalance: 0, usedBonus: 0 },
      });
      return cart.subtotalTug === amounts.subtotal && cart.saleTug === -amounts.sale && cart.bonus === earnedBonus;
    }),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['cart-totals']()).toBe('Five chairs of 249,900₮ at 20 % off cost 999,600₮ and earn 29,990 points.');
});
