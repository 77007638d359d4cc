// The cart of this browser, key `cart` (spec §3 "Cart line", §4 "Cart").
import { addToCart as withMore } from '@tokhi/rules/cart/cart-lines';
import { type Cart, type CartProduct, emptyCart, readCart, writeCart } from './cart-storage.ts';
import { storedValue } from './stored-value.ts';

export const CART_KEY = 'cart';

const cart = storedValue<Cart>(CART_KEY, { empty: emptyCart, read: readCart, write: writeCart });

/** Lines and products of the cart; empty until the page is hydrated. */
export const useCart = cart.use;

export const currentCart = cart.get;

/** For data from the server (features/cart/sync). */
export const keepCart = cart.set;

/** The customer's cart ends with the session: the server keeps it, and the next visitor here may be somebody else. */
export const clearCart = cart.clear;

/** Puts pieces of a product into the cart: all of them or, if too few remain, none. */
export function addToCart(product: CartProduct, quantity: number): 'added' | 'insufficient_stock' | 'cart_full' {
  const here = cart.get();
  const { code, remain } = product;
  const added = withMore(here.lines, { code, quantity, priceSeenTug: product.salePriceTug }, remain);
  if (!added.ok) return added.reason;
  const known = here.products.get(code);
  // A card has no data for a delivery fee; known data stays.
  const withLoad = { ...product, load: product.load ?? known?.load ?? null };
  cart.set({
    ...here,
    lines: added.lines,
    products: new Map(here.products).set(code, withLoad),
    unsent: [...here.unsent.filter((one) => one !== code), code],
  });
  return 'added';
}
