import type { Profile } from '@tokhi/contract/calls/accounts';
import { groupThousands } from '@tokhi/rules/money/money';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import type { IconName } from '@tokhi/ui/show/icon-names.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLogOut } from '../shell/use-log-out.ts';
import { initialsOf } from './initials.ts';
import { ROLES, type Role, roleAddress, roleTitles } from './profile-roles.ts';

const ICONS: Record<Role, IconName> = {
  info: 'user',
  bonus: 'coins',
  saved: 'heart',
  password: 'key-round',
  notices: 'bell',
  devices: 'monitor',
  data: 'shield-check',
};

export interface ProfileCounts {
  bonus: number;
  orders: number;
  saved: number;
}

interface ProfileRailProps {
  /** Null until the answer arrives. */
  profile: Profile | null;
  role: Role;
  counts: ProfileCounts | null;
}

/** The signed-in customer and the tabs; on a phone a scrollable row. */
export function ProfileRail({ profile, role, counts }: ProfileRailProps) {
  const { logOut, waiting } = useLogOut();
  const nav = useRef<HTMLElement>(null);
  // On a phone the tab may be outside the visible part of its row; the page itself must not scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab opens
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && tab) nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [role]);
  const numbers: Partial<Record<Role, number | undefined>> = { bonus: counts?.bonus, saved: counts?.saved };
  return (
    <aside className="profile__rail">
      <p className="profile__me">
        <span className="profile__initials" aria-hidden="true">
          {initialsOf(profile?.name ?? '') || <Icon name="user" />}
        </span>
        <span className="profile__who">
          <b>{profile?.name}</b>
          <span>{profile?.email}</span>
        </span>
      </p>
      <nav ref={nav} className="profile__nav" aria-label="Профайл">
        <ul>
          {ROLES.map((one) => {
            const number = numbers[one];
            return (
              <li key={one}>
                <Link
                  className="profile__tab"
                  to={roleAddress(one)}
                  aria-current={one === role ? 'page' : undefined}
                  preventScrollReset
                >
                  <Icon name={ICONS[one]} />
                  {roleTitles[one]}
                  {number !== undefined && <span className="profile__n">{groupThousands(number)}</span>}
                </Link>
              </li>
            );
          })}
          <li className="profile__out">
            <button type="button" className="profile__tab" aria-busy={waiting} onClick={logOut}>
              <Icon name="log-out" />
              Гарах
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  );
}
