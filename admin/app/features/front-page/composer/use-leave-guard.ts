import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** Stops members from leaving unsaved changes: `blocker` within the application, the browser's own question outside of it. */
export function useLeaveGuard(isChanged: boolean): Blocker {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return useBlocker(({ currentLocation: from, nextLocation: to }) => isChanged && from.pathname !== to.pathname);
}
