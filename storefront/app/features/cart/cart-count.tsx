import { badgeText, cartCount } from '@tokhi/rules/cart/cart-badge';
import { useCart } from '../../local/cart.ts';
import { Count } from '../../ui/count.tsx';

/** How many products the cart holds, at the corner of its icon. */
export function CartCount() {
  return <Count text={badgeText(cartCount(useCart().lines))} />;
}
