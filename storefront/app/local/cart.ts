// The cart of this browser, key `cart` (spec §3 "Cart line", §4 "Cart").
import {
  type CartLine,
  setChecked,
  setQuantity,
  addToCart as withMore,
  removeFromCart as without,
} from '@tokhi/rules/cart/cart-lines';
import { tilePrice } from '@tokhi/rules/money/price-shown';
import { type Cart, type CartProduct, emptyCart, readCart, writeCart } from './cart-storage.ts';
import { storedValue } from './stored-value.ts';

const cart = storedValue<Cart>('cart', { empty: emptyCart, read: readCart, write: writeCart });

/** Lines and products of the cart; empty until the page is hydrated. */
export const useCart = cart.use;

export const currentCart = cart.get;

/** For what the server has told (features/cart/sync). */
export const keepCart = cart.set;

/** With the session the customer's cart goes, too: the server keeps it, and the next one here may be somebody else. */
export const forgetCart = cart.clear;

/** The session has lapsed: what lies here is a guest's again, and is joined with the kept cart at the next login. */
export function disownCart(): void {
  const here = cart.get();
  if (here.version !== null) cart.set({ ...here, version: null, unsent: [], changed: false });
}

/** Puts pieces of a product into the cart, all of them or, when they do not remain, none. */
export function addToCart(product: CartProduct, quantity: number): 'added' | 'insufficient_stock' | 'cart_full' {
  const here = cart.get();
  const { code, remain } = product;
  const added = withMore(here.lines, { code, quantity, priceSeenTug: tilePrice(product) }, remain);
  if (!added.ok) return added.reason;
  const known = here.products.get(code);
  // A card does not tell what a delivery is reckoned by; what is known of it stays.
  const told = { ...product, load: product.load ?? known?.load ?? null };
  cart.set({
    ...here,
    lines: added.lines,
    products: new Map(here.products).set(code, told),
    unsent: [...here.unsent.filter((one) => one !== code), code],
  });
  return 'added';
}

/** The kept cart knows these pieces now, unless more were added since. */
export function markSent(code: string, quantity: number): void {
  const here = cart.get();
  const line = here.lines.find((one) => one.code === code);
  if (line === undefined || line.quantity === quantity) {
    cart.set({ ...here, unsent: here.unsent.filter((one) => one !== code) });
  }
}

const change = (lines: readonly CartLine[]): void => cart.set({ ...cart.get(), lines, changed: true });

/** The stepper of a row: one to what remains. */
export function setCartQuantity(code: string, typed: number): void {
  const { lines, products } = cart.get();
  const product = products.get(code);
  if (product !== undefined) change(setQuantity(lines, code, typed, product.remain));
}

/** The ticks of rows. */
export const setCartChecked = (codes: readonly string[], checked: boolean): void =>
  change(codes.reduce((lines: readonly CartLine[], code) => setChecked(lines, code, checked), cart.get().lines));

/** Takes products out and gives back the way to put them in again, where they were. */
export function removeFromCart(...codes: string[]): () => void {
  const { lines, products } = cart.get();
  change(codes.reduce((rest: readonly CartLine[], code) => without(rest, code), lines));
  return () => {
    for (const [place, line] of lines.entries()) {
      const product = products.get(line.code);
      if (codes.includes(line.code) && product !== undefined) putBack(line, product, place);
    }
  };
}

function putBack(line: CartLine, product: CartProduct, place: number): void {
  const here = cart.get();
  // Added anew in the meantime: the visitor has it already.
  if (here.lines.some(({ code }) => code === line.code)) return;
  cart.set({
    ...here,
    lines: here.lines.toSpliced(place, 0, line),
    products: new Map(here.products).set(line.code, product),
    unsent: [...here.unsent, line.code],
  });
}
