import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useShareLink } from '../../../layout/public.ts';
import { useCart } from '../../../local/cart.ts';
import { roleAddress } from './cart-roles.ts';
import { sharedFragment } from './shared-cart.ts';

/** Shares the ticked products as a link. */
export function ShareCart() {
  const { lines } = useCart();
  const { share } = useShareLink('Сагс', roleAddress('cart') + sharedFragment(lines));
  return (
    <button type="button" className="link cart-page__tool cart-page__share" onClick={share}>
      <Icon name="share-2" />
      Сагсаа хуваалцах
    </button>
  );
}
