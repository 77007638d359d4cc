import { useEffect } from 'react';
import { currentCart, disownCart } from '../../../local/cart.ts';
import { useSessionToken } from '../../../local/session.ts';

const loadSync = () => import('./sync-cart.ts');

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
      disownCart();
      return;
    }
    const send = () => {
      if (isBehind()) void loadSync().then(({ syncCart }) => syncCart());
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
