import './info.css';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { useRouteLoaderData } from 'react-router';
import { publicCache } from '../../public-cache.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { titled } from '../../route-title.ts';
import { shop } from '../../shop-context.ts';
import { pageMeta } from '../seo/public.ts';
import type { Route } from './+types/contact.page.ts';
import { ContactPlaces } from './contact-places.tsx';
import { FeedbackForm } from './feedback-form.tsx';

const TITLE = 'Холбоо барих';

export const handle = titled(TITLE);

/** Every store, for pickup and for visits: the list belongs to the staff, not to this page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pickup } = await context.get(shop).ask('places', undefined, { signal: request.signal });
  return { stores: pickup };
}

export const headers = () => publicCache;

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  const { name, address, phone } = root.facts;
  return pageMeta({
    origin: root.origin,
    path: '/contact',
    title: TITLE,
    description: `«${name}» дэлгүүр: ${address}. Утас: ${phone}.`,
  });
};

export default function ContactPage({ loaderData: { stores } }: Route.ComponentProps) {
  const facts = useRouteLoaderData<typeof rootLoader>('root')?.facts;
  if (facts === undefined) return null;
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={TITLE} />
      <div className="info">
        <div className="info__main">
          <h1 className="info__title">{TITLE}</h1>
          <p className="info__lead">Асуух зүйл байвал залгаарай, бичээрэй, эсвэл дэлгүүрт хүрэлцэн ирээрэй.</p>
          <ContactPlaces facts={facts} stores={stores} />
        </div>
        <section className="info__side info-panel" aria-labelledby="feedback">
          <FeedbackForm email={facts.email} />
        </section>
      </div>
    </>
  );
}
