import './order.css';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { CustomersPart } from '../../../customers-part.tsx';
import { customersOnly } from '../../../guards.ts';
import { NeedsScript } from '../../../needs-script.tsx';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import type { Route } from './+types/order.page.ts';
import { OrderSkeleton } from './order-skeleton.tsx';

const TITLE = 'Захиалга';

export const handle = titled(TITLE);

/** Loads nothing: with a `clientLoader` alone the router would render no layout on the server. */
export const loader = () => null;

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => customersOnly({ url });

const OrderParts = lazyPart(() => import('./order-parts.tsx'), 'OrderParts');

/** Page /show-order/{ordernumber or invoiceId}: the layout is the same for everybody. */
export default function OrderPage({ params: { reference } }: Route.ComponentProps) {
  return (
    <div className="order-page">
      <CustomersPart waiting={<OrderSkeleton />}>
        <OrderParts key={reference} reference={reference} />
      </CustomersPart>
      <NeedsScript />
    </div>
  );
}
