import './home.css';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { publicCache } from '../../public-cache.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { titled } from '../../route-title.ts';
import { ToonoMark } from '../../ui/toono-mark.tsx';
import type { Route } from './+types/home.page.ts';
import { Address } from './address.tsx';
import { PhoneLink } from './phone-link.tsx';

export const handle = titled('Нүүр');

export const headers = () => publicCache;

// One page at two addresses (spec §2): search engines keep the one.
export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  return [
    { name: 'description', content: root.facts.tagline },
    { tagName: 'link', rel: 'canonical', href: `${root.origin}/home` },
  ];
};

export default function HomePage() {
  const facts = useRouteLoaderData<typeof rootLoader>('root')?.facts;
  if (facts === undefined) return null;
  return (
    <div className="welcome">
      <section className="welcome__hero">
        <div className="welcome__text">
          <p className="welcome__eyebrow">Тавтай морил</p>
          <h1 className="welcome__title">Тухтай гэр эндээс эхэлнэ</h1>
          <p className="welcome__lead">{facts.tagline}</p>
        </div>
        <div className="welcome__mark">
          <ToonoMark />
        </div>
      </section>
      <ul className="welcome__facts">
        <li>
          <Phone className="icon" />
          <h2>Утас</h2>
          <PhoneLink phone={facts.phone} className="welcome__link" />
        </li>
        <li>
          <Mail className="icon" />
          <h2>И-мэйл</h2>
          <a className="welcome__link" href={`mailto:${facts.email}`}>
            {facts.email}
          </a>
        </li>
        <li>
          <MapPin className="icon" />
          <h2>Дэлгүүр</h2>
          <p>
            <Address address={facts.address} />
          </p>
        </li>
        <li>
          <Clock className="icon" />
          <h2>Ажлын цаг</h2>
          {facts.hours.map(({ days, time }) => (
            <p key={days}>
              {days} <span className="nowrap">{time}</span>
            </p>
          ))}
        </li>
      </ul>
    </div>
  );
}
