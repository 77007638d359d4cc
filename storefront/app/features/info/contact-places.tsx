import './contact-places.css';
import '@tokhi/ui/form/button.css';
import type { PickupPlace } from '@tokhi/contract/fields/place-fields';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { BriefcaseBusiness, ExternalLink, Mail, MapPin, Phone } from 'lucide-react';
import { Address, PhoneLink } from '../../layout/public.ts';
import { mapLink } from './map-link.ts';

/** Every way to reach the shop: its stores, and its facts. */
export function ContactPlaces({ facts, stores }: { facts: ShopFacts; stores: readonly PickupPlace[] }) {
  return (
    <ul className="places">
      {stores.map((store) => (
        <Store key={store.warehouse} store={store} />
      ))}
      <li>
        <Phone className="icon places__icon" />
        <h2>Утас</h2>
        <PhoneLink phone={facts.phone} className="places__phone" />
        <Hours hours={facts.supportHours} />
      </li>
      <li>
        <Mail className="icon places__icon" />
        <h2>Имэйл</h2>
        <p>Захиалга, хүргэлт, буцаалтын асуулт</p>
        <MailLink email={facts.email} />
      </li>
      <li>
        <BriefcaseBusiness className="icon places__icon" />
        <h2>Ажлын байр</h2>
        <p>Манай багт ажиллахыг хүсвэл</p>
        <MailLink email={facts.jobsEmail} />
      </li>
    </ul>
  );
}

function Store({ store: { name, address, hours, lat, long } }: { store: PickupPlace }) {
  return (
    <li>
      <MapPin className="icon places__icon" />
      <h2>{name}</h2>
      <p>
        <Address address={address} />
      </p>
      <p className="places__open">{hours}</p>
      {lat !== null && long !== null && (
        <a
          className={buttonClass({ kind: 'outline', size: 's' }, 'places__map')}
          href={mapLink(lat, long)}
          target="_blank"
          rel="noopener"
        >
          Газрын зураг харах
          <ExternalLink className="icon" />
          <span className="vh">({name}, шинэ цонхонд нээгдэнэ)</span>
        </a>
      )}
    </li>
  );
}

function Hours({ hours }: { hours: ShopFacts['hours'] }) {
  return (
    <dl className="places__hours">
      {hours.map(({ days, time }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}

function MailLink({ email }: { email: string }) {
  return (
    <a className="link places__mail" href={`mailto:${email}`}>
      {email}
    </a>
  );
}
