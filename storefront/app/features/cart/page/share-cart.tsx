import { Share2 } from 'lucide-react';
import { useShareLink } from '../../../layout/public.ts';
import { useCart } from '../../../local/cart.ts';
import { roleAddress } from './cart-roles.ts';
import { sharedFragment } from './shared-cart.ts';

/** Sends the ticked products to somebody else, as a link. */
export function ShareCart() {
  const { lines } = useCart();
  const { share } = useShareLink('Сагс', roleAddress('cart') + sharedFragment(lines));
  return (
    <button type="button" className="link cart-page__tool cart-page__share" onClick={share}>
      <Share2 className="icon" />
      Сагсаа хуваалцах
    </button>
  );
}
