import './contact-places.css';
import '@tokhi/ui/form/button.css';
import type { PickupPlace } from '@tokhi/contract/fields/place-fields';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
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
        <Icon name="phone" className="places__icon" />
        <h2>Утас</h2>
        <PhoneLink phone={facts.phone} className="places__phone" />
        <Hours hours={facts.supportHours} />
      </li>
      <li>
        <Icon name="mail" className="places__icon" />
        <h2>Имэйл</h2>
        <p>Захиалга, хүргэлт, буцаалтын асуулт</p>
        <MailLink email={facts.email} />
      </li>
      <li>
        <Icon name="briefcase-business" className="places__icon" />
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
      <Icon name="map-pin" className="places__icon" />
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
          <Icon name="external-link" />
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
