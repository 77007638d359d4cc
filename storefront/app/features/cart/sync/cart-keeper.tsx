import { useEffect } from 'react';
import { currentCart } from '../../../local/cart.ts';
import { disownCart } from '../../../local/cart-changes.ts';
import { sessionToken, useSessionToken } from '../../../local/session.ts';
import { loadCartSync } from './load-cart-sync.ts';

/** Something of this browser's cart is not in the customer's kept one yet. */
function isBehind(): boolean {
  const { version, unsent, changed } = currentCart();
  return version === null || unsent.length > 0 || changed;
}

/** Stands on every page and shows nothing: whoever signs in finds one cart, and no change of it is lost with the page. */
export function CartKeeper() {
  const token = useSessionToken();
  useEffect(() => {
    if (token === null) {
      // While the page hydrates there is no token for anybody: a customer's cart that was taken for a guest's would be joined
      // anew, and bring back what was ordered or taken out elsewhere.
      if (sessionToken() === null) disownCart();
      return;
    }
    const send = () => {
      if (isBehind()) void loadCartSync().then(({ syncCart }) => syncCart());
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') send();
    };
    send();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('online', send);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('online', send);
    };
  }, [token]);
  return null;
}
