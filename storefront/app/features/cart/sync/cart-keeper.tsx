import { useEffect } from 'react';
import { currentCart } from '../../../local/cart.ts';
import { disownCart } from '../../../local/cart-changes.ts';
import { sessionToken, useSessionToken } from '../../../local/session.ts';
import { loadCartSync } from './load-cart-sync.ts';

/** This browser's cart has something that the customer's stored cart lacks. */
function isBehind(): boolean {
  const { version, unsent, changed } = currentCart();
  return version === null || unsent.length > 0 || changed;
}

/** On every page, invisible: after a login the customer finds one cart, and no change is lost with the page. */
export function CartKeeper() {
  const token = useSessionToken();
  useEffect(() => {
    if (token === null) {
      // During hydration there is no token for anybody: a customer's cart mistaken for a guest's would be merged
      // again, and bring back what was ordered or removed elsewhere.
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
