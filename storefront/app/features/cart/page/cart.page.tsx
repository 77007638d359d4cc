import './cart-page.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import { roleOf } from './cart-roles.ts';
import { CartTabs } from './cart-tabs.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { NothingInCart } from './nothing-in-cart.tsx';

const TITLE = 'Сагс';

export const handle = titled(TITLE);

export const headers = () => publicCache;

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'description', content: 'Сонгосон бараа, хүргэлтийн үнэ, нийт дүн.' },
];

const MyCart = lazyPart(() => import('./my-cart.tsx'), 'MyCart');
const SavedTab = lazyPart(() => import('./saved-tab.tsx'), 'SavedTab');
const OrdersTab = lazyPart(() => import('./orders-tab.tsx'), 'OrdersTab');

const TABS = { cart: MyCart, saved: SavedTab, orders: OrdersTab };

/** The cart is stored in this browser: the server renders the same layout for everybody. */
export default function CartPage() {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const role = roleOf(query.get('role'));
  const Tab = TABS[role];
  return (
    <div className="cart-page">
      <CheckoutSteps at={0} />
      <h1 className="vh">{TITLE}</h1>
      <CartTabs role={role} />
      {hydrated ? (
        <Suspense fallback={<Waiting />}>
          <Tab />
        </Suspense>
      ) : (
        <>
          <Waiting />
          {role === 'cart' && (
            <div className="cart-page__none">
              <NothingInCart />
            </div>
          )}
        </>
      )}
      <noscript>
        <p>{texts.cartEmpty}. Сагсаа ашиглахын тулд хөтчийнхөө JavaScript-ийг асаана уу.</p>
      </noscript>
    </div>
  );
}

function Waiting() {
  return (
    <div className="cart-page__waiting">
      <Skeleton />
      <Skeleton />
      <Skeleton kind="short" />
    </div>
  );
}
