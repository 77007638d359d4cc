import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** Stops whoever leaves with something that is not saved: within the application by `blocker`, beyond it by the browser's own question. */
export function useLeaveGuard(isChanged: boolean): Blocker {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return useBlocker(({ currentLocation: from, nextLocation: to }) => isChanged && from.pathname !== to.pathname);
}
