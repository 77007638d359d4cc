import './bonus-link.css';
import { texts } from '@tokhi/contract/texts/texts';
import { groupThousands } from '@tokhi/rules/money/money';
import { Link } from 'react-router';
import { useUser } from '../../../local/session.ts';
import { Coin } from '../../../money/coin.tsx';

/** «Миний бонус» and the amount for a customer, «Бонус» for a guest (spec §2 Header). */
export function BonusLink() {
  const user = useUser();
  return (
    <li className="bonus-link">
      {user === null ? (
        <Link className="bonus-link__a" to="/bonus">
          <Coin />
          {texts.bonus}
        </Link>
      ) : (
        <Link className="bonus-link__a" to="/profile">
          <Coin />
          <span className="bonus-link__text">
            {texts.myBonus} <b>{groupThousands(user.bonus)}</b>
          </span>
        </Link>
      )}
    </li>
  );
}
