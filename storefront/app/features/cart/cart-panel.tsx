import './cart-panel.css';
import { useDismiss } from '@tokhi/ui/overlay/use-dismiss.ts';
import { lazyPart } from '@tokhi/ui/show/lazy-part.ts';
import { usePhone } from '@tokhi/ui/show/use-phone.ts';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { closeCart, useCartOpen } from './cart-opening.ts';
import { loadCartContents } from './load-cart-contents.ts';

const CartContents = lazyPart(loadCartContents, 'CartContents');
const Sheet = lazyPart(() => import('@tokhi/ui/overlay/sheet.tsx'), 'Sheet');

interface CartPanelProps {
  /** The icon that it hangs under. */
  anchor: RefObject<HTMLElement | null>;
}

/** The open cart: under its icon, or from the bottom edge of a phone. Stands once, after the icon. */
export function CartPanel({ anchor }: CartPanelProps) {
  const open = useCartOpen();
  const phone = usePhone();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(closeCart, [key]);
  return <Suspense>{phone ? <CartSheet open={open} /> : open && <CartDropdown anchor={anchor} />}</Suspense>;
}

function CartDropdown({ anchor }: CartPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useDismiss(panel, true, closeCart);
  useEffect(() => {
    const below = anchor.current?.getBoundingClientRect().bottom ?? 0;
    // Under the icon, or at the top of the window when the header has scrolled away.
    panel.current?.style.setProperty('top', `${Math.max(below + 8, 16)}px`);
    panel.current?.focus();
  }, [anchor]);
  return (
    <section ref={panel} className="cart-panel" tabIndex={-1} aria-labelledby="cart-panel-title">
      <h2 className="cart-panel__title" id="cart-panel-title">
        Миний сагс
      </h2>
      <CartContents />
    </section>
  );
}

function CartSheet({ open }: { open: boolean }) {
  // Once opened it stays in the page, so that it can slide away again.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Sheet open={open} onClose={closeCart} title="Миний сагс" side="bottom">
      <CartContents />
    </Sheet>
  );
}
