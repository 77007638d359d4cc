import { useRef } from 'react';
import { useLoginFirst } from '../../calls/use-login-first.ts';
import { sessionToken } from '../../local/session.ts';
import { keepWish, type Wish } from '../../local/wish.ts';

/** Fulfils what was pressed; a guest is led to the login, and it is done after it. A second press is done after the first. */
export function useWish(): (wish: Wish, on: boolean) => Promise<boolean> {
  const loginFirst = useLoginFirst();
  const before = useRef<Promise<unknown>>(Promise.resolve());

  async function fulfil(wish: Wish, on: boolean): Promise<boolean> {
    // Comes with the first press: a page shows sixty hearts, and most visitors press none.
    const { fulfilWish } = await import('./fulfil-wish.ts');
    const outcome = await fulfilWish(wish, on);
    if (outcome === 'login needed') {
      if (on) keepWish(wish);
      loginFirst.go();
    }
    return outcome === 'done';
  }

  return async (wish, on) => {
    if (sessionToken() === null) {
      keepWish(wish);
      loginFirst.sayAndGo();
      return false;
    }
    const done = before.current.then(() => fulfil(wish, on));
    before.current = done.catch(() => undefined);
    return done;
  };
}
