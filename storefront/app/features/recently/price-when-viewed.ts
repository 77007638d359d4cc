import { type PriceShown, priceShown } from '@tokhi/rules/money/price-shown';
import type { ViewedProduct } from '../../local/recently.ts';

/** The price when the visitor looked. */
export const priceWhenViewed = ({ priceTug, regularTug, family }: ViewedProduct): PriceShown =>
  priceShown({ regularTug, salePriceTug: priceTug, family });
