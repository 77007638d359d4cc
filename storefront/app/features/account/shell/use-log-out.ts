import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clearCart } from '../../../local/cart.ts';
import { clearSession, sessionToken } from '../../../local/session.ts';
import { clearShippingForm } from '../../../local/shipping-form.ts';

/** Ends the session on the server and in every tab of this browser; leaves the profile for the home page (spec §4). */
export function useLogOut(): { logOut: () => void; waiting: boolean } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState(false);
  async function logOut() {
    if (waiting) return;
    setWaiting(true);
    // Leave the page first: it leads to the login when its session ends.
    if (pathname === '/profile') await navigate('/home');
    const token = sessionToken();
    const { ask } = await import('../../../calls/ask.ts');
    // If the server cannot end the session now, it expires there; this browser deletes it in any case.
    await ask('logout', undefined).catch(() => undefined);
    if (sessionToken() === token) {
      clearSession();
      clearCart();
      clearShippingForm();
    }
    setWaiting(false);
  }
  return { logOut: () => void logOut(), waiting };
}
