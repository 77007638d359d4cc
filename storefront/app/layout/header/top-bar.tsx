import './top-bar.css';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Link } from 'react-router';
import { AccountCorner, BonusLink } from '../../features/account/public.ts';
import { PhoneLink } from '../footer/phone-link.tsx';
import type { Hashtag } from '../menu/menu.present.ts';
import { Hashtags } from '../search/hashtags.tsx';

/** Where the shop is and how to reach it (spec §2, Header). */
export function TopBar({ facts, hashtags }: { facts: ShopFacts; hashtags: Hashtag[] }) {
  return (
    <section className="topbar" aria-label="Дэлгүүрийн мэдээлэл">
      <div className="wrap topbar__in">
        <Link className="topbar__item topbar__place" to="/contact" title={facts.place}>
          <Icon name="map-pin" />
          <span className="topbar__words">{facts.place}</span>
        </Link>
        <div className="topbar__tags">{hashtags.length > 0 && <Hashtags hashtags={hashtags} />}</div>
        <ul className="topbar__links">
          <li className="topbar__item">
            <Icon name="phone" />
            <PhoneLink phone={facts.phone} className="topbar__link" />
          </li>
          <li>
            <a className="topbar__item topbar__link topbar__mail" href={`mailto:${facts.email}`} title={facts.email}>
              <Icon name="mail" />
              <span className="topbar__words">{facts.email}</span>
            </a>
          </li>
          <li className="topbar__item">
            <Link className="topbar__link" to="/track-order">
              Захиалга хянах
            </Link>
          </li>
          <BonusLink />
          <AccountCorner />
        </ul>
      </div>
    </section>
  );
}
