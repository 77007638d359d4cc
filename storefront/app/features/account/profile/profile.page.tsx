import './profile.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { useSearchParams } from 'react-router';
import { CustomersPart } from '../../../customers-part.tsx';
import { customersOnly } from '../../../guards.ts';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import type { Route } from './+types/profile.page.ts';
import { roleOf } from './profile-roles.ts';

const TITLE = 'Профайл';

export const handle = titled(TITLE);

/** Loads nothing: with a `clientLoader` alone the router would render no layout on the server. */
export const loader = () => null;

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => customersOnly({ url });

const ProfileParts = lazyPart(() => import('./profile-parts.tsx'), 'ProfileParts');

/** The layout is the same for everybody. */
export default function ProfilePage() {
  const [query] = useSearchParams();
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={TITLE} />
      <h1 className="vh">{TITLE}</h1>
      <div className="profile">
        <CustomersPart waiting={<ProfileSkeleton />}>
          <ProfileParts role={roleOf(query.get('role'))} />
        </CustomersPart>
      </div>
      <noscript>
        <p>{texts.loginRequired}. Хөтчийнхөө JavaScript-ийг асаана уу.</p>
      </noscript>
    </>
  );
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
