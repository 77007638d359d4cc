import './footer.css';
import type { ShopFacts } from '@tokhi/contract/shop-facts';
import { Logo } from '../../ui/logo.tsx';
import { Address } from './address.tsx';
import { PhoneLink } from './phone-link.tsx';

export function Footer({ facts, year }: { facts: ShopFacts | undefined; year: number | undefined }) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer__top">
          <div className="footer__brand">
            <Logo light />
            {facts && <p>{facts.tagline}</p>}
          </div>
          {facts && <Contact facts={facts} />}
          {facts && <Store facts={facts} />}
        </div>
        <div className="footer__base">
          <p>
            © {year} {facts?.name ?? 'Тохь'}
          </p>
          {facts && facts.socialLinks.length > 0 && (
            <ul className="footer__social">
              {facts.socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

function Contact({ facts }: { facts: ShopFacts }) {
  return (
    <address>
      <h2>Холбоо барих</h2>
      <p>
        <PhoneLink phone={facts.phone} className="footer__phone" />
      </p>
      <p>
        <a href={`mailto:${facts.email}`}>{facts.email}</a>
      </p>
      <p>
        Ажлын байр: <a href={`mailto:${facts.jobsEmail}`}>{facts.jobsEmail}</a>
      </p>
    </address>
  );
}

function Store({ facts }: { facts: ShopFacts }) {
  return (
    <div>
      <h2>Дэлгүүр</h2>
      <p>
        <Address address={facts.address} />
      </p>
      <ul className="footer__hours">
        {facts.hours.map(({ days, time }) => (
          <li key={days}>
            {days} <span className="nowrap">{time}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
