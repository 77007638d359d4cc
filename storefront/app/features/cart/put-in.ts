import { addToCart } from '../../local/cart.ts';
import type { CartProduct } from '../../local/cart-storage.ts';
import { sessionToken } from '../../local/session.ts';

/** Puts pieces into the cart: here at once, and for a customer on the server, too. */
export function putIn(product: CartProduct, quantity: number): ReturnType<typeof addToCart> {
  const result = addToCart(product, quantity);
  if (result === 'added' && sessionToken() !== null) {
    void import('./sync/sync-cart.ts').then(({ sendAdded }) => sendAdded(product.code, quantity));
  }
  return result;
}
