import './cart-panel.css';
import { cartCount } from '@tokhi/rules/cart/cart-badge';
import { useDismiss } from '@tokhi/ui/overlay/use-dismiss.ts';
import { usePhone } from '@tokhi/ui/show/use-phone.ts';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '../../local/cart.ts';
import { closeCart, useCartOpen } from './cart-opening.ts';
import { loadCartContents } from './load-cart-contents.ts';

const CartContents = lazyPart(loadCartContents, 'CartContents');
const Sheet = lazyPart(() => import('@tokhi/ui/overlay/sheet.tsx'), 'Sheet');

/** The open cart: under its icon, or from the bottom edge of a phone. Rendered once, after the icon. */
export function CartPanel() {
  const open = useCartOpen();
  const phone = usePhone();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(closeCart, [key]);
  return <Suspense>{phone ? <CartSheet open={open} /> : open && <CartDropdown />}</Suspense>;
}

/** The same count as the icon. */
function useTitle(): string {
  const count = cartCount(useCart().lines);
  return count === 0 ? 'Миний сагс' : `Миний сагс, ${count} бараа`;
}

function CartDropdown() {
  const panel = useRef<HTMLElement>(null);
  const title = useTitle();
  useDismiss(panel, true, closeCart);
  // The header slides in with it, and the page must not scroll.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={panel} className="cart-panel" tabIndex={-1} aria-labelledby="cart-panel-title">
      <h2 className="cart-panel__title" id="cart-panel-title">
        {title}
      </h2>
      <CartContents />
    </section>
  );
}

function CartSheet({ open }: { open: boolean }) {
  // Once opened it stays mounted, so that it can slide away.
  const [wanted, setWanted] = useState(open);
  const title = useTitle();
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Sheet open={open} onClose={closeCart} title={title} side="bottom">
      <CartContents />
    </Sheet>
  );
}
