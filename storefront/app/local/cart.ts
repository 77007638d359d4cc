// The cart of this browser, key `cart` (spec §3 "Cart line", §4 "Cart").
import {
  type CartLine,
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

/** Puts pieces of a product into the cart, all of them or, when they do not remain, none. */
export function addToCart(product: CartProduct, quantity: number): 'added' | 'insufficient_stock' {
  const { lines, products } = cart.get();
  const { code, remain } = product;
  const added = withMore(lines, { code, quantity, priceSeenTug: tilePrice(product) }, remain);
  if (!added.ok) return added.reason;
  cart.set({ lines: added.lines, products: new Map(products).set(code, product) });
  return 'added';
}

/** The stepper of a row: one to what remains. */
export function setCartQuantity(code: string, typed: number): void {
  const { lines, products } = cart.get();
  const product = products.get(code);
  if (product !== undefined) cart.set({ lines: setQuantity(lines, code, typed, product.remain), products });
}

/** Takes a product out and gives back the way to put it in again, where it was. */
export function removeFromCart(code: string): () => void {
  const { lines, products } = cart.get();
  const place = lines.findIndex((line) => line.code === code);
  const line = lines[place];
  const product = products.get(code);
  cart.set({ lines: without(lines, code), products });
  return () => {
    if (line !== undefined && product !== undefined) putBack(line, product, place);
  };
}

function putBack(line: CartLine, product: CartProduct, place: number): void {
  const { lines, products } = cart.get();
  // Added anew in the meantime: the visitor has it already.
  if (lines.some(({ code }) => code === line.code)) return;
  cart.set({ lines: lines.toSpliced(place, 0, line), products: new Map(products).set(line.code, product) });
}
