import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSessionToken } from './local/session.ts';
import { keepWantedPage } from './local/wanted-page.ts';

interface CustomersPartProps {
  /** A placeholder in the final size, until the viewer is known and the viewer's part of the page has loaded. */
  waiting: ReactNode;
  children: ReactNode;
}

/** The part of a page that only a customer has. Only the browser knows who is signed in: the server renders the placeholder. */
export function CustomersPart({ waiting, children }: CustomersPartProps) {
  const hydrated = useHydrated();
  const token = useSessionToken();
  useLeaveWithoutSession(hydrated && token === null);
  return hydrated && token !== null ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

/** The session ended while the page was open, in this tab or another. */
function useLeaveWithoutSession(gone: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // After a log-out the address of the home page appears a moment before the page.
    if (!gone || window.location.pathname !== pathname) return;
    keepWantedPage(pathname + search);
    void navigate('/login', { replace: true });
  }, [gone, navigate, pathname, search]);
}
