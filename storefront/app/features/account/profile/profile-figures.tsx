import { MOST_SAVED } from '@tokhi/rules/catalogue/favourites-limit';
import { groupThousands } from '@tokhi/rules/money/money';
import { Link } from 'react-router';
import { Coin } from '../../../money/coin.tsx';
import type { ProfileCounts } from './profile-rail.tsx';
import { roleAddress } from './profile-roles.ts';

/** Bonus, orders and saved products at a glance (spec §2 Profile page). */
export function ProfileFigures({ counts }: { counts: ProfileCounts | null }) {
  return (
    <div className="figures">
      <Link className="figures__one figures__one--gold" to={roleAddress('bonus')} preventScrollReset>
        Бонус
        <b>
          <Coin />
          {counts === null ? '…' : groupThousands(counts.bonus)}
        </b>
      </Link>
      <p className="figures__one">
        Захиалга
        <b>{counts?.orders ?? '…'}</b>
      </p>
      <Link className="figures__one" to={roleAddress('saved')} preventScrollReset>
        Хадгалсан
        <b>
          {counts?.saved ?? '…'} <small>/ {MOST_SAVED}</small>
        </b>
      </Link>
    </div>
  );
}
