import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToCart, type CartLine, MOST_CART_LINES } from './cart-lines.ts';
import { mergeCarts } from './cart-merge.ts';
import { examples } from './examples.ts';

const line = (code: string, quantity: number, more: Partial<CartLine> = {}): CartLine => {
  return { code, quantity, checked: true, priceSeenTug: 1_000, ...more };
};
const remains = new Map([
  ['a', 9],
  ['b', 4],
  ['c', 0],
]);

test('every code of either cart is in the merged one, the account’s first', () => {
  expect(mergeCarts([line('a', 2)], [line('b', 3)], remains)).toEqual([line('a', 2), line('b', 3)]);
});

test.each([
  [2, 5, 5],
  [5, 2, 5],
  [5, 5, 5],
])('%i at home and %i as a guest make %i, not their sum', (account, guest, merged) => {
  expect(mergeCarts([line('a', account)], [line('a', guest)], remains)).toEqual([line('a', merged)]);
});

test('no line is larger than what remains, shared or not', () => {
  expect(mergeCarts([line('b', 2)], [line('b', 5)], remains)).toEqual([line('b', 4)]);
  expect(mergeCarts([], [line('a', 12)], remains)).toEqual([line('a', 9)]);
});

test('a product that is out of stock stays in the cart, with one piece', () => {
  expect(mergeCarts([], [line('c', 3)], remains)).toEqual([line('c', 1)]);
});

test('a code that the shop does not sell falls out', () => {
  expect(mergeCarts([line('x', 1)], [line('a', 1), line('x', 1)], remains)).toEqual([line('a', 1)]);
});

test('of two carts that are too many together the account’s lines stay', () => {
  const many = (from: number) => Array.from({ length: 60 }, (_, at) => line(String(from + at), 1));
  const all = new Map([...many(0), ...many(60)].map(({ code }) => [code, 9]));
  const merged = mergeCarts(many(0), many(60), all).map(({ code }) => code);
  expect(merged).toEqual([...many(0), ...many(60)].slice(0, MOST_CART_LINES).map(({ code }) => code));
});

test('a line that is ticked in one of the carts is ticked', () => {
  const ticks = (account: boolean, guest: boolean) =>
    mergeCarts([line('a', 1, { checked: account })], [line('a', 1, { checked: guest })], remains)[0]?.checked;
  expect([ticks(true, false), ticks(false, true), ticks(true, true)]).toEqual([true, true, true]);
  expect(ticks(false, false)).toBe(false);
});

test('of two seen prices the lower one is kept, so that a rise is told', () => {
  const seen = (account: number, guest: number) =>
    mergeCarts([line('a', 1, { priceSeenTug: account })], [line('a', 1, { priceSeenTug: guest })], remains)[0]
      ?.priceSeenTug;
  expect([seen(900, 800), seen(800, 900)]).toEqual([800, 800]);
});

// A number a code: its last digit is the quantity (0: not in the cart), the rest the tick and the seen price.
const codes = ['a', 'b', 'c', 'd', 'x'];
const carts = fc.tuple(fc.nat(399), fc.nat(399), fc.nat(399), fc.nat(399), fc.nat(399)).map((numbers) =>
  codes
    .map((code, at) => ({ code, number: numbers[at] ?? 0 }))
    .filter(({ number }) => number % 10 > 0)
    .map(({ code, number }) =>
      line(code, number % 10, { checked: number < 200, priceSeenTug: 1 + (Math.floor(number / 10) % 20) }),
    ),
);
const stock = fc
  .tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9))
  .map(([a, b, c, d]) => new Map(Object.entries({ a, b, c, d })));
const byCode = (lines: CartLine[]) => lines.toSorted((one, other) => (one.code < other.code ? -1 : 1));
const same = (one: CartLine[], other: CartLine[]) => JSON.stringify(one) === JSON.stringify(other);

test('it does not matter which cart comes first', () => {
  fc.assert(
    fc.property(carts, carts, stock, (one, other, left) =>
      same(byCode(mergeCarts(one, other, left)), byCode(mergeCarts(other, one, left))),
    ),
    { numRuns: 10_000 },
  );
});

test('logging in twice with the same cart changes nothing more', () => {
  fc.assert(
    fc.property(carts, carts, stock, (account, guest, left) => {
      const first = mergeCarts(account, guest, left);
      return same(mergeCarts(first, guest, left), first);
    }),
    { numRuns: 10_000 },
  );
});

test('three carts of three devices make one cart, in whichever order they meet', () => {
  fc.assert(
    fc.property(carts, carts, carts, stock, (one, two, three, left) => {
      const early = mergeCarts(mergeCarts(one, two, left), three, left);
      return same(early, mergeCarts(one, mergeCarts(two, three, left), left));
    }),
    { numRuns: 10_000 },
  );
});

test('lines that fit are the same cart, whether they are added one by one or merged into an empty one', () => {
  fc.assert(
    fc.property(carts, (lines) => {
      const plenty = new Map(lines.map(({ code }) => [code, 9]));
      const added = lines.reduce<CartLine[]>((before, one) => {
        const after = addToCart(before, one, 9);
        return after.ok ? after.lines : before;
      }, []);
      const ticked = lines.map((one) => ({ ...one, checked: true }));
      return same(added, mergeCarts([], ticked, plenty));
    }),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['cart-merge']()).toBe(
    'A guest with 5 chairs who logs in to a cart with 2 has 5 of them, or 4 when only 4 remain.',
  );
});
