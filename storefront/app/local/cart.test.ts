import { beforeEach, expect, test, vi } from 'vitest';
import { addToCart, currentCart, keepCart } from './cart.ts';
import { disownCart, markSent, removeFromCart, setCartChecked, setCartQuantity } from './cart-changes.ts';
import { type CartProduct, readCart } from './cart-storage.ts';
import { storageOfTest } from './storage-of-test.ts';

const naran: CartProduct = {
  code: '70489215',
  name: 'NARAN',
  model: 'naran-3',
  type: '3 хүний буйдан',
  colour: 'тоосгон улаан',
  image: 'naran-400.webp',
  priceTug: 2_000_000,
  salePriceTug: 1_800_000,
  discountPercent: 10,
  bonusPercent: 3,
  regularTug: 2_149_900,
  remain: 3,
  badges: { New_lower_price: 1, Top_seller: 0, New: 0, IKEA_family_price: 0, Last_chance: 0 },
  showProduct: 'stock',
  load: { chinaDeliverTug: 36_000, weightGrams: 61_000, volumeMl: 1_200_000 },
};
const khun = { ...naran, code: '10000001', name: 'KHUN', priceTug: 249_900, salePriceTug: 249_900, remain: 40 };

const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null');
const lines = () => readCart(stored()).lines.map(({ code, quantity }) => [code, quantity]);

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));

test('a product that is added again is one line with more pieces', () => {
  expect(addToCart(naran, 1)).toBe('added');
  expect(addToCart(khun, 2)).toBe('added');
  expect(addToCart(naran, 2)).toBe('added');
  expect(lines()).toEqual([
    ['70489215', 3],
    ['10000001', 2],
  ]);
});

test('more pieces than remain are refused, and the cart stays as it is', () => {
  addToCart(naran, 2);
  expect(addToCart(naran, 2)).toBe('insufficient_stock');
  expect(lines()).toEqual([['70489215', 2]]);
});

test('the cart is kept under the names of the specification, with its totals', () => {
  addToCart(naran, 2);
  expect(stored()).toMatchObject({
    total: 1,
    amount: 3_600_000,
    product: [{ id: '70489215', name: 'NARAN', price: 2_000_000, discount: 10, qty: 2, bonus: 1, checked: true }],
  });
});

test('a line carries every field that section 3 names', () => {
  addToCart(naran, 2);
  expect(stored().product[0]).toMatchObject({
    ...{ regular_price: 2_149_900, bonus_percent: 3, color_name: 'тоосгон улаан', sale: 200_000, chinaDeliver: 36_000 },
    ...{ show_product: 'stock', remain: 3, color: 'тоосгон улаан', model: 'naran-3', image: 'naran-400.webp' },
    ...{ New_lower_price: 1, Top_seller: 0, New: 0, IKEA_family_price: 0, Last_chance: 0 },
  });
  expect(readCart(stored()).products.get('70489215')).toEqual(naran);
});

test('the price that was seen outlives another one that the server tells', () => {
  addToCart(naran, 1);
  const here = currentCart();
  keepCart({ ...here, products: new Map([[naran.code, { ...naran, priceTug: 1_000_000 }]]) });
  expect(readCart(stored()).lines[0]?.priceSeenTug).toBe(1_800_000);
});

test('ticks of several rows change together', () => {
  addToCart(naran, 1);
  addToCart(khun, 1);
  setCartChecked([naran.code, khun.code], false);
  expect(readCart(stored()).lines.map(({ checked }) => checked)).toEqual([false, false]);
});

test('what the kept cart has not heard of yet is remembered until it has, and as a guest there is nothing to hear', () => {
  keepCart({ ...currentCart(), version: 7 });
  addToCart(naran, 1);
  setCartQuantity(naran.code, 2);
  expect(stored()).toMatchObject({ version: 7, unsent: [naran.code], changed: true });
  // Pieces were added since: that answer was about fewer.
  markSent(naran.code, 1);
  expect(stored().unsent).toEqual([naran.code]);
  markSent(naran.code, 2);
  expect(stored().unsent).toEqual([]);
  disownCart();
  expect([stored().version, stored().unsent]).toEqual([undefined, undefined]);
  expect(lines()).toEqual([[naran.code, 2]]);
});

test('the stepper stays between one and what remains', () => {
  addToCart(naran, 1);
  setCartQuantity('70489215', 9);
  expect(lines()).toEqual([['70489215', 3]]);
  setCartQuantity('70489215', 0);
  expect(lines()).toEqual([['70489215', 1]]);
});

test('a product that was taken out can be put back where it was', () => {
  addToCart(naran, 2);
  addToCart(khun, 1);
  const undo = removeFromCart('70489215');
  expect(lines()).toEqual([['10000001', 1]]);
  undo();
  expect(lines()).toEqual([
    ['70489215', 2],
    ['10000001', 1],
  ]);
});

test('putting back does not undo that the product was added anew', () => {
  addToCart(naran, 2);
  const undo = removeFromCart('70489215');
  addToCart(naran, 1);
  undo();
  expect(lines()).toEqual([['70489215', 1]]);
});

test('what cannot be a line of the cart is dropped, the rest is kept', () => {
  const good = { id: '1', price: 100, qty: 2, remain: 5 };
  const cart = readCart({ product: [null, 'x', { id: '2' }, { ...good, qty: -4 }, good, { ...good, id: 3 }] });
  expect(cart.lines).toEqual([{ code: '1', quantity: 1, checked: true, priceSeenTug: 100 }]);
  expect(readCart('nothing').lines).toEqual([]);
});
