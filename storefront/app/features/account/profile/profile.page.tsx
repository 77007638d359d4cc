import './profile.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { useHydrated } from '@tokhi/ui/show/use-hydrated.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { customersOnly } from '../../../guards.ts';
import { useSessionToken } from '../../../local/session.ts';
import { keepWantedPage } from '../../../local/wanted-page.ts';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import type { Route } from './+types/profile.page.ts';
import { roleOf } from './profile-roles.ts';

const TITLE = 'Профайл';

export const handle = titled(TITLE);

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => customersOnly({ url });

const ProfileParts = lazy(async () => ({ default: (await import('./profile-parts.tsx')).ProfileParts }));

/** Who is signed in only the browser knows: the server draws the frame, the same for everybody. */
export default function ProfilePage() {
  const hydrated = useHydrated();
  const token = useSessionToken();
  const [query] = useSearchParams();
  useLeaveWithoutSession(hydrated && token === null);
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={TITLE} />
      <h1 className="vh">{TITLE}</h1>
      <div className="profile">
        {hydrated && token !== null ? (
          <Suspense fallback={<ProfileSkeleton />}>
            <ProfileParts role={roleOf(query.get('role'))} />
          </Suspense>
        ) : (
          <ProfileSkeleton />
        )}
      </div>
      <noscript>
        <p>{texts.loginRequired}. Хөтчийнхөө JavaScript-ийг асаана уу.</p>
      </noscript>
    </>
  );
}

/** The session ended while the page stood open, in this tab or another. */
function useLeaveWithoutSession(gone: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Whoever logs out is on his way home: the address is there a moment before the page.
    if (!gone || window.location.pathname !== pathname) return;
    keepWantedPage(pathname + search);
    void navigate('/login', { replace: true });
  }, [gone, navigate, pathname, search]);
}

function ProfileSkeleton() {
  return (
    <>
      <div className="profile__rail">
        <Skeleton kind="short" />
        <Skeleton />
      </div>
      <div className="profile__main profile__main--waiting">
        <Skeleton />
        <Skeleton />
        <Skeleton kind="short" />
      </div>
    </>
  );
}
