import { currentCart } from '../../local/cart.ts';
import { removeFromCart } from '../../local/cart-changes.ts';
import { sessionToken } from '../../local/session.ts';

const loadSync = () => import('./sync/sync-cart.ts');

/** Removes products from the cart, here and on the server, and returns a function that puts them back. */
export function takeOut(codes: readonly string[]): () => void {
  const putBack = removeFromCart(...codes);
  const kept = sessionToken() !== null && currentCart().version !== null;
  if (kept) void loadSync().then(({ sendRemoved }) => sendRemoved(codes));
  return () => {
    putBack();
    if (kept) void loadSync().then(({ syncCart }) => syncCart());
  };
}
