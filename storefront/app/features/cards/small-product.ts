import type { PriceShown } from '@tokhi/rules/money/price-shown';
import type { CardView } from './card.present.ts';

/** A product in a mosaic, a column or a room: a page has a hundred of them, so it contains only what is shown. */
export interface SmallProduct {
  code: string;
  name: string;
  type: string;
  /** The smallest file of its picture; empty where the product has none. */
  image: string;
  price: Pick<PriceShown, 'kind' | 'nowTug'>;
}

export const smallProduct = ({ code, name, type, cart, price: { kind, nowTug } }: CardView): SmallProduct => ({
  code,
  name,
  type,
  image: cart.image,
  price: { kind, nowTug },
});
