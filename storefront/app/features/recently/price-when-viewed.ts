import { type PriceShown, priceShown } from '@tokhi/rules/money/price-shown';
import type { ViewedProduct } from '../../local/recently.ts';

/** The price at the time of the view. */
export const priceWhenViewed = ({ priceTug, regularTug, family }: ViewedProduct): PriceShown =>
  priceShown({ regularTug, salePriceTug: priceTug, family });
