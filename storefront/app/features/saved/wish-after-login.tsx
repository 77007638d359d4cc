import { useEffect } from 'react';
import { useSessionToken } from '../../local/session.ts';
import { takeWish } from '../../local/wish.ts';

/** Stands on every page and shows nothing: whoever signs in gets what he pressed as a guest. */
export function WishAfterLogin() {
  const token = useSessionToken();
  useEffect(() => {
    const wish = token === null ? null : takeWish();
    if (wish !== null) void import('./fulfil-wish.ts').then(({ fulfilWish }) => fulfilWish(wish, true));
  }, [token]);
  return null;
}
