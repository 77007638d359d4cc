import { badgeText, cartCount } from '@tokhi/rules/cart/cart-badge';
import { Count } from '@tokhi/ui/show/count.tsx';
import { useCart } from '../../local/cart.ts';

/** How many products are in the cart, at the corner of its icon. */
export function CartCount() {
  return <Count text={badgeText(cartCount(useCart().lines))} />;
}
