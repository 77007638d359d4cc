import './confirm-order.css';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { CustomersPart } from '../../../customers-part.tsx';
import { customersOnly } from '../../../guards.ts';
import { NeedsScript } from '../../../needs-script.tsx';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import { CheckoutSteps } from '../../cart/page/public.ts';
import type { Route } from './+types/confirm-order.page.ts';
import { ConfirmSkeleton } from './confirm-skeleton.tsx';

const TITLE = 'Төлбөр';
const PAYMENT_STEP = 2;

export const handle = titled(TITLE);

/** Loads nothing: with a `clientLoader` alone the router would render no layout on the server. */
export const loader = () => null;

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => customersOnly({ url });

const ConfirmParts = lazyPart(() => import('./confirm-parts.tsx'), 'ConfirmParts');

/** Page /confirm-order/{ordernumber or id}: the last step of the checkout. The layout is the same for everybody. */
export default function ConfirmOrderPage({ params: { reference } }: Route.ComponentProps) {
  return (
    <div className="confirm">
      <CheckoutSteps at={PAYMENT_STEP} />
      <h1 className="confirm__title">{TITLE}</h1>
      <CustomersPart waiting={<ConfirmSkeleton />}>
        <ConfirmParts key={reference} reference={reference} />
      </CustomersPart>
      <NeedsScript />
    </div>
  );
}
