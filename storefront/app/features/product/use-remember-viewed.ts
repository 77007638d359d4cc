import { useEffect, useEffectEvent } from 'react';
import { rememberViewed } from '../../local/recently.ts';
import type { ProductView } from './product.present.ts';

/** Adds a shown product to the recently viewed (spec §4). */
export function useRememberViewed(product: ProductView): void {
  const { code, name, type, price, cart } = product;
  const remember = useEffectEvent((viewed: string) => {
    rememberViewed({
      code: viewed,
      name,
      type,
      image: cart.image,
      priceTug: price.nowTug,
      regularTug: cart.regularTug,
      family: price.kind === 'family',
    });
  });
  // Counted once, however often the page renders.
  useEffect(() => remember(code), [code]);
}
