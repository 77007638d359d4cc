import './header.css';
import type { ShopFacts } from '@tokhi/contract/shop-facts';
import { Clock, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { BackButton } from './back-button.tsx';
import { PhoneLink } from './phone-link.tsx';
import { ShareButton } from './share-button.tsx';

interface HeaderProps {
  facts: ShopFacts | undefined;
  page: { name: string; bar: 'product' | null };
}

export function Header({ facts, page }: HeaderProps) {
  return (
    <>
      {facts && <TopBar facts={facts} />}
      <header className={page.bar === 'product' ? 'header header--product' : 'header'}>
        <div className="wrap header__in">
          {page.bar === 'product' && <BackButton className="header__back icon-btn" />}
          <Link className="header__logo" to="/home" aria-label="Тохь, нүүр хуудас">
            <Logo />
          </Link>
          {facts && <p className="header__tagline">{facts.tagline}</p>}
          {page.bar === 'product' && (
            <>
              {/* The heading of the page says it too; this is for the eye, once the heading has scrolled away. */}
              <p className="header__name" aria-hidden="true">
                {page.name}
              </p>
              <span className="header__share">
                <ShareButton title={page.name} />
              </span>
            </>
          )}
        </div>
      </header>
    </>
  );
}

function TopBar({ facts }: { facts: ShopFacts }) {
  const [hours] = facts.hours;
  return (
    <section className="topbar" aria-label="Дэлгүүрийн мэдээлэл">
      <div className="wrap topbar__in">
        <p className="topbar__item">
          <MapPin className="icon" />
          {facts.place}
        </p>
        {hours && (
          <p className="topbar__item topbar__hours">
            <Clock className="icon" />
            {hours.days} {hours.time}
          </p>
        )}
        <p className="topbar__item">
          <Phone className="icon" />
          <PhoneLink phone={facts.phone} className="topbar__phone" />
        </p>
      </div>
    </section>
  );
}
