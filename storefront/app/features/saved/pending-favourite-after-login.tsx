import { useEffect } from 'react';
import { takePendingFavourite } from '../../local/pending-favourite.ts';
import { useSessionToken } from '../../local/session.ts';

/** On every page, invisible: after a login it does what the guest pressed before. */
export function PendingFavouriteAfterLogin() {
  const token = useSessionToken();
  useEffect(() => {
    const pending = token === null ? null : takePendingFavourite();
    if (pending !== null)
      void import('./apply-pending-favourite.ts').then(({ applyPendingFavourite }) =>
        applyPendingFavourite(pending, true),
      );
  }, [token]);
  return null;
}
