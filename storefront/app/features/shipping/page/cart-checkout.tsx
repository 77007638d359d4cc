import { texts } from '@tokhi/contract/texts/texts';
import { selectForOrder } from '@tokhi/rules/cart/cart-selection';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ReadFailed } from '../../../calls/read-failed.tsx';
import { useAnswer } from '../../../calls/use-answer.ts';
import { currentCart, useCart } from '../../../local/cart.ts';
import { setCartChecked } from '../../../local/cart-changes.ts';
import type { Cart } from '../../../local/cart-storage.ts';
import { openDraft, shippingDraft } from '../../../local/shipping-draft.ts';
import { loadCartSync } from '../../cart/public.ts';
import { Checkout } from './checkout.tsx';
import type { Goods } from './goods.ts';
import { SentBefore } from './sent-before.tsx';
import { ShippingWaiting } from './shipping-waiting.tsx';

/** The ticked lines of the cart, merged with the customer's stored one first: a guest's products are not lost. */
export function CartCheckout() {
  const cart = useCart();
  const { answer: joined, failed, read } = useAnswer('cart', joinCart, () => 'ask again');
  if (failed) return <ReadFailed onRetry={read} />;
  if (joined === null) return <ShippingWaiting />;
  const goods = goodsOf(cart);
  if (goods.lines.length > 0) return <Checkout goods={goods} replaces={null} />;
  // An order whose answer was lost has taken the goods out of the cart.
  return shippingDraft().sent === null ? <NothingToOrder /> : <SentBefore />;
}

async function joinCart(): Promise<'joined'> {
  openDraft(null);
  const { syncCart } = await loadCartSync();
  if ((await syncCart()) === null) throw new Error('the cart was not joined');
  const { lines, products } = currentCart();
  const { dropped, refusal } = selectForOrder(lines, products);
  if (dropped.length > 0 && refusal === null) {
    setCartChecked(dropped, false);
    toastSuccess(texts.outOfStockRemoved);
  }
  return 'joined';
}

function goodsOf({ lines, products }: Pick<Cart, 'lines' | 'products'>): Goods {
  const chosen = selectForOrder(lines, products).lines.flatMap(({ code, quantity }) => {
    const product = products.get(code);
    return product === undefined ? [] : [{ product, quantity }];
  });
  return {
    lines: chosen.map(({ product: { code, name, image }, quantity }) => ({ code, name, image, quantity })),
    ready: chosen.every(({ product }) => product.showProduct === 'stock'),
  };
}

/** An empty cart has no address page (spec §5). */
function NothingToOrder() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // After an order the address of the payment page appears a moment before the page.
    if (window.location.pathname === pathname) void navigate('/error-page', { replace: true });
  }, [navigate, pathname]);
  return <ShippingWaiting />;
}
