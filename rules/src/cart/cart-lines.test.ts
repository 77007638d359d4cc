import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToCart, type CartLine, MOST_CART_LINES, removeFromCart, setChecked, setQuantity } from './cart-lines.ts';
import { examples } from './examples.ts';

const sofa: CartLine = { code: 'sofa', quantity: 1, checked: true, priceSeenTug: 1_849_900 };
const chair: CartLine = { code: 'chair', quantity: 2, checked: false, priceSeenTug: 249_900 };
const cart = [sofa, chair];
const refused = { ok: false, reason: 'insufficient_stock' };

test('a new product becomes a ticked line at the end', () => {
  const lamp = { code: 'lamp', quantity: 3, priceSeenTug: 189_900 };
  expect(addToCart(cart, lamp, 3)).toEqual({ ok: true, lines: [sofa, chair, { ...lamp, checked: true }] });
});

test('adding a product again raises its quantity, ticks it and notes the price seen now, where it stands', () => {
  expect(addToCart(cart, { code: 'sofa', quantity: 2, priceSeenTug: 1_749_900 }, 5)).toEqual({
    ok: true,
    lines: [{ ...sofa, quantity: 3, priceSeenTug: 1_749_900 }, chair],
  });
  expect(addToCart(cart, { code: 'chair', quantity: 1, priceSeenTug: 249_900 }, 3)).toEqual({
    ok: true,
    lines: [sofa, { ...chair, quantity: 3, checked: true }],
  });
});

test.each([
  ['the last piece is taken', 1, 3, true],
  ['one piece more than remains is refused', 2, 3, false],
  ['with nothing left everything is refused', 1, 0, false],
  ['no pieces at all still need what lies in the cart to remain', 0, 1, false],
])('with two in the cart %s', (_sentence, quantity, remain, taken) => {
  const added = addToCart([chair], { code: 'chair', quantity, priceSeenTug: 249_900 }, remain);
  expect(added).toEqual(taken ? { ok: true, lines: [{ ...chair, quantity: 3, checked: true }] } : refused);
});

test('a new line of no pieces is refused', () => {
  expect(addToCart([], { code: 'lamp', quantity: 0, priceSeenTug: 189_900 }, 5)).toEqual(refused);
});

test('a cart of a hundred products takes no other one, and more of its own', () => {
  const full = Array.from({ length: MOST_CART_LINES }, (_, at): CartLine => ({ ...sofa, code: String(at) }));
  const lamp = { code: 'lamp', quantity: 1, priceSeenTug: 189_900 };
  expect(addToCart(full, lamp, 5)).toEqual({ ok: false, reason: 'cart_full' });
  expect(addToCart(full.slice(1), lamp, 5)).toMatchObject({ ok: true });
  expect(addToCart(full, { ...lamp, code: '7' }, 5)).toMatchObject({ ok: true });
});

test('removing takes out that product and no other', () => {
  expect(removeFromCart(cart, 'sofa')).toEqual([chair]);
  expect(removeFromCart(cart, 'lamp')).toEqual(cart);
});

test('a typed quantity changes that row only, within what remains', () => {
  expect(setQuantity(cart, 'chair', 4, 9)).toEqual([sofa, { ...chair, quantity: 4 }]);
  expect(setQuantity(cart, 'chair', 12, 9)).toEqual([sofa, { ...chair, quantity: 9 }]);
});

test('a tick changes that row only', () => {
  expect(setChecked(cart, 'sofa', false)).toEqual([{ ...sofa, checked: false }, chair]);
  expect(setChecked(cart, 'chair', true)).toEqual([sofa, { ...chair, checked: true }]);
});

test('adding pieces a few at a time gives the same cart as adding them at once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }), (parts) => {
      const lamp = { code: 'lamp', priceSeenTug: 189_900 };
      const add = (before: CartLine[], quantity: number) => {
        const added = addToCart(before, { ...lamp, quantity }, 20);
        return added.ok ? added.lines : [];
      };
      const all = parts.reduce((sum, quantity) => sum + quantity, 0);
      return JSON.stringify(parts.reduce(add, cart)) === JSON.stringify(add(cart, all));
    }),
    { numRuns: 10_000 },
  );
});

test('whatever is added, a code has one line, and no line exceeds what remains', () => {
  const remain = 7;
  const pieces = fc.record({ code: fc.constantFrom('a', 'b', 'c'), quantity: fc.nat(5), priceSeenTug: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(pieces), (added) => {
      const lines = added.reduce<CartLine[]>((before, one) => {
        const after = addToCart(before, one, remain);
        return after.ok ? after.lines : before;
      }, []);
      const codes = new Set(lines.map(({ code }) => code));
      return codes.size === lines.length && lines.every(({ quantity }) => quantity >= 1 && quantity <= remain);
    }),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['cart-lines']()).toBe(
    'With 2 chairs in the cart and 3 in the shop, adding one makes 3 and adding two is refused.',
  );
});
