import './account-corner.css';
import { lazyPart } from '@tokhi/ui/show/lazy-part.ts';
import { User } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { refreshMarks } from '../../../calls/marks.ts';
import { useSessionToken, useUser } from '../../../local/session.ts';
import { forgetWantedPage } from '../../../local/wanted-page.ts';

const Greeting = lazyPart(() => import('./greeting.tsx'), 'Greeting');

/** The way in, or a greeting with the way to what is his (spec §2 Header). */
export function AccountCorner() {
  const user = useUser();
  useSessionOfTheShell();
  return (
    <li className="account">
      {user === null ? (
        // He comes by himself, and no guard has sent him.
        <Link className="account__in" to="/login" onClick={forgetWantedPage}>
          <User className="icon" />
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

/** What every page has to know of a session: its place in the header is kept, and its marks are asked for. */
function useSessionOfTheShell(): void {
  const token = useSessionToken();
  useEffect(() => {
    // The head script has set it before the first paint (frame/document/guard-pages.tsx); sessions come and go after it, too.
    document.documentElement.classList.toggle('signed-in', token !== null);
    if (token !== null) void refreshMarks();
  }, [token]);
}
