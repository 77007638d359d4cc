import './shipping-page.css';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { useSearchParams } from 'react-router';
import { CustomersPart } from '../../../customers-part.tsx';
import { customersOnly } from '../../../guards.ts';
import { NeedsScript } from '../../../needs-script.tsx';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import { CheckoutSteps } from '../../cart/page/public.ts';
import type { Route } from './+types/shipping.page.ts';
import { ShippingWaiting } from './shipping-waiting.tsx';

const TITLE = 'Хаяг, хүргэлт';
const ADDRESS_STEP = 1;

export const handle = titled(TITLE);

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Loads nothing: with a `clientLoader` alone the router would render no layout on the server. */
export const loader = () => null;

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => customersOnly({ url });

const CartCheckout = lazyPart(() => import('./cart-checkout.tsx'), 'CartCheckout');
const OrderCheckout = lazyPart(() => import('./order-checkout.tsx'), 'OrderCheckout');

/** Who receives the order, and where (spec §2). `?replaces=` is «Засах» of an unpaid order: its goods, and its form. */
export default function ShippingPage() {
  const [query] = useSearchParams();
  const replaces = query.get('replaces');
  return (
    <div className="shipping">
      <CheckoutSteps at={ADDRESS_STEP} />
      <h1 className="shipping__title">{TITLE}</h1>
      <CustomersPart waiting={<ShippingWaiting />}>
        {replaces === null ? <CartCheckout /> : <OrderCheckout key={replaces} replaces={replaces} />}
      </CustomersPart>
      <NeedsScript />
    </div>
  );
}
