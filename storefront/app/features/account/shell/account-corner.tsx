import './account-corner.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { refreshViewer } from '../../../calls/viewer.ts';
import { useSessionToken, useUser } from '../../../local/session.ts';
import { clearWantedPage } from '../../../local/wanted-page.ts';

const Greeting = lazyPart(() => import('./greeting.tsx'), 'Greeting');

/** The link to the login, or a greeting with links to the account (spec §2 Header). */
export function AccountCorner() {
  const user = useUser();
  useSessionOfTheShell();
  return (
    <li className="account">
      {user === null ? (
        // The visitor chose to log in: no guard is involved.
        <Link className="account__in" to="/login" onClick={clearWantedPage}>
          <Icon name="user" />
          Нэвтрэх
        </Link>
      ) : (
        <Suspense>
          <Greeting name={user.name} />
        </Suspense>
      )}
    </li>
  );
}

/** What every page does for a session: reserve its place in the header and read the viewer. */
function useSessionOfTheShell(): void {
  const token = useSessionToken();
  useEffect(() => {
    // The head script set it before the first paint (layout/document/guard-pages.tsx); sessions also start and end later.
    document.documentElement.classList.toggle('signed-in', token !== null);
    if (token !== null) void refreshViewer();
  }, [token]);
}
