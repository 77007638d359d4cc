import type { ReplyOf } from '@tokhi/contract/client';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense } from 'react';
import { useRead } from '../../../calls/use-read.ts';
import { useViewer } from '../../../calls/viewer.ts';
import { InfoPanel } from './info-panel.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileRail } from './profile-rail.tsx';
import type { Role } from './profile-roles.ts';

const BonusPanel = lazyPart(() => import('./bonus-panel.tsx'), 'BonusPanel');
const SavedPanel = lazyPart(() => import('./saved-panel.tsx'), 'SavedPanel');
const PasswordPanel = lazyPart(() => import('./password-panel.tsx'), 'PasswordPanel');
const NoticesPanel = lazyPart(() => import('./notices-panel.tsx'), 'NoticesPanel');
const DevicesPanel = lazyPart(() => import('./devices-panel.tsx'), 'DevicesPanel');
const DataPanel = lazyPart(() => import('./data-panel.tsx'), 'DataPanel');

/** The parts of the profile that need customer data. */
export function ProfileParts({ role }: { role: Role }) {
  const { reply, read } = useRead('myInfo', undefined);
  const viewer = useViewer();
  // Emptying a product's heart removes the product at once.
  const saved = reply?.save.filter(({ code }) => viewer === null || viewer.saved.has(code)) ?? [];
  const counts = reply === null ? null : { bonus: reply.info[0].bonus, orders: reply.order, saved: saved.length };
  return (
    <>
      <ProfileRail profile={reply?.info[0] ?? null} role={role} counts={counts} />
      <div className="profile__main">
        <ProfileFigures counts={counts} />
        {reply === null ? (
          <Waiting />
        ) : (
          <Suspense fallback={<Waiting />}>
            <Panel role={role} reply={reply} saved={saved} onChanged={read} />
          </Suspense>
        )}
      </div>
    </>
  );
}

type Info = ReplyOf<'myInfo'>;

function Panel({
  role,
  reply,
  saved,
  onChanged,
}: {
  role: Role;
  reply: Info;
  saved: Info['save'];
  onChanged: () => void;
}) {
  const [profile] = reply.info;
  switch (role) {
    case 'info':
      return <InfoPanel profile={profile} onChanged={onChanged} />;
    case 'bonus':
      return <BonusPanel />;
    case 'saved':
      return <SavedPanel saved={saved} />;
    case 'password':
      return <PasswordPanel profile={profile} onChanged={onChanged} />;
    case 'notices':
      return <NoticesPanel />;
    case 'devices':
      return <DevicesPanel />;
    case 'data':
      return <DataPanel profile={profile} />;
  }
}

const Waiting = () => (
  <div className="panel">
    <Skeleton kind="short" />
    <Skeleton />
    <Skeleton />
  </div>
);
