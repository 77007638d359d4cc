import { cartTotals } from '@tokhi/rules/cart/cart-totals';
import { formatTug } from '@tokhi/rules/money/money';
import { ShoppingBag } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useCart } from '../../local/cart.ts';
import { CartCount } from './cart-count.tsx';
import { closeCart, openCart, useCartOpen } from './cart-opening.ts';
import { loadCartContents } from './load-cart-contents.ts';

const NAME = 'Сагс';

/** The cart in the header: how many products, and what they cost together (spec §2). */
export function CartIcon({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const { lines, products } = useCart();
  if (lines.length === 0)
    return <CartOpener ref={ref} className="hicon" text={<span className="hicon__t">{NAME}</span>} />;
  const total = formatTug(cartTotals(lines, products).amountTug);
  const text = (
    <>
      <span className="vh">
        {NAME}, {lines.length} бараа, нийт
      </span>
      <span className="hicon__t">{total}</span>
    </>
  );
  return <CartOpener ref={ref} className="hicon" text={text} />;
}

/** The cart in the bar at the bottom of a phone. */
export function CartTab() {
  const { length } = useCart().lines;
  const text = (
    <>
      <span>{NAME}</span>
      {length > 0 && <span className="vh">, {length} бараа</span>}
    </>
  );
  return <CartOpener className="tabbar__i" text={text} />;
}

interface CartOpenerProps {
  className: string;
  text: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

function CartOpener({ className, text, ref }: CartOpenerProps) {
  const open = useCartOpen();
  return (
    <button
      ref={ref}
      type="button"
      className={`${className} cart-opener`}
      aria-expanded={open}
      onClick={open ? closeCart : openCart}
      onPointerEnter={() => void loadCartContents()}
    >
      <ShoppingBag className="icon" />
      {text}
      <CartCount />
    </button>
  );
}
