import { cartCount } from '@tokhi/rules/cart/cart-badge';
import { cartTotals } from '@tokhi/rules/cart/cart-totals';
import { formatTug } from '@tokhi/rules/money/money';
import { maskedIcon } from '@tokhi/ui/masks/masked-icon.ts';
import type { ReactNode } from 'react';
import { useCart } from '../../local/cart.ts';
import { CartCount } from './cart-count.tsx';
import { closeCart, openCart, useCartOpen } from './cart-opening.ts';
import { loadCartContents } from './load-cart-contents.ts';

const NAME = 'Сагс';

/** The cart in the header: the number of products and their total (spec §2). */
export function CartIcon() {
  const { lines, products } = useCart();
  if (lines.length === 0) return <CartOpener className="hicon" text={<span className="hicon__t">{NAME}</span>} />;
  const total = formatTug(cartTotals(lines, products).amountTug);
  const text = (
    <>
      <span className="vh">
        {NAME}, {cartCount(lines)} бараа, нийт
      </span>
      <span className="hicon__t">{total}</span>
    </>
  );
  return <CartOpener className="hicon" text={text} />;
}

/** The cart in the bar at the bottom of a phone. */
export function CartTab() {
  const count = cartCount(useCart().lines);
  const text = (
    <>
      {NAME}
      {count > 0 && <span className="vh">, {count} бараа</span>}
    </>
  );
  return <CartOpener className="tabbar__i" text={text} />;
}

interface CartOpenerProps {
  className: string;
  text: ReactNode;
}

function CartOpener({ className, text }: CartOpenerProps) {
  const open = useCartOpen();
  return (
    <button
      type="button"
      className={`${className} cart-opener ${maskedIcon('shopping-bag')}`}
      aria-expanded={open}
      onClick={open ? closeCart : openCart}
      onPointerEnter={() => void loadCartContents()}
    >
      {text}
      <CartCount />
    </button>
  );
}
