import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { Address } from './address.tsx';
import { FooterFold } from './footer-fold.tsx';
import { PhoneLink } from './phone-link.tsx';

/** How to reach the shop, and when. */
export function FooterContact({ facts }: { facts: ShopFacts }) {
  return (
    <address>
      <FooterFold title="Холбоо барих">
        <p>
          <PhoneLink phone={facts.phone} className="footer__phone" />
        </p>
        <p>
          <a href={`mailto:${facts.email}`}>{facts.email}</a>
        </p>
        <p>
          Ажлын байр: <a href={`mailto:${facts.jobsEmail}`}>{facts.jobsEmail}</a>
        </p>
        <p className="footer__place">
          <Address address={facts.address} />
        </p>
        <ul className="footer__hours">
          {facts.hours.map(({ days, time }) => (
            <li key={days}>
              {days} <span className="nowrap">{time}</span>
            </li>
          ))}
        </ul>
      </FooterFold>
    </address>
  );
}
