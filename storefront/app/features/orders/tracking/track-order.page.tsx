import './track-order.css';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { CustomersPart } from '../../../customers-part.tsx';
import { customersOnly, trackingToken } from '../../../guards.ts';
import { NeedsScript } from '../../../needs-script.tsx';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import type { Route } from './+types/track-order.page.ts';
import { TrackSkeleton } from './track-skeleton.tsx';

const TITLE = 'Захиалга хянах';

export const handle = titled(TITLE);

/** Loads nothing: with a `clientLoader` alone the router would render no layout on the server. */
export const loader = () => null;

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** A mailed link needs no session. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  trackingToken(url.hash) === null ? customersOnly({ url }) : null;

const MyOrders = lazyPart(() => import('./my-orders.tsx'), 'MyOrders');
const LinkedOrder = lazyPart(() => import('./linked-order.tsx'), 'LinkedOrder');

/** Page /track-order: all orders of the customer, or the one of a mailed link. The layout is the same for everybody. */
export default function TrackOrderPage() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const token = hydrated ? trackingToken(hash) : null;
  return (
    <div className="track-page">
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={TITLE} />
      <h1 className="track-page__title">{TITLE}</h1>
      {token === null ? (
        <CustomersPart waiting={<TrackSkeleton />}>
          <MyOrders />
        </CustomersPart>
      ) : (
        <Suspense fallback={<TrackSkeleton />}>
          <LinkedOrder key={token} token={token} />
        </Suspense>
      )}
      <NeedsScript />
    </div>
  );
}
