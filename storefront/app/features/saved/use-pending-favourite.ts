import { useRef } from 'react';
import { useLoginFirst } from '../../calls/use-login-first.ts';
import { keepPendingFavourite, type PendingFavourite } from '../../local/pending-favourite.ts';
import { sessionToken } from '../../local/session.ts';

/** Carries out what was pressed; for a guest after the login, to which it leads. A second press waits for the first. */
export function usePendingFavourite(): (pending: PendingFavourite, on: boolean) => Promise<boolean> {
  const loginFirst = useLoginFirst();
  const before = useRef<Promise<unknown>>(Promise.resolve());

  async function fulfil(pending: PendingFavourite, on: boolean): Promise<boolean> {
    // Loaded with the first press: a page shows sixty hearts, and most visitors press none.
    const { applyPendingFavourite } = await import('./apply-pending-favourite.ts');
    const outcome = await applyPendingFavourite(pending, on);
    if (outcome === 'login needed') {
      if (on) keepPendingFavourite(pending);
      loginFirst.go();
    }
    return outcome === 'done';
  }

  return async (pending, on) => {
    if (sessionToken() === null) {
      keepPendingFavourite(pending);
      loginFirst.sayAndGo();
      return false;
    }
    const done = before.current.then(() => fulfil(pending, on));
    before.current = done.catch(() => undefined);
    return done;
  };
}
