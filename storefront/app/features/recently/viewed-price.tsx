import './viewed-price.css';
import { formatTug } from '@tokhi/rules/money/money';
import { priceShown } from '@tokhi/rules/money/price-shown';
import type { ViewedProduct } from '../../local/recently.ts';

/** The price when the visitor looked; one figure, coloured as everywhere. */
export function ViewedPrice({ product: { priceTug, regularTug, family } }: { product: ViewedProduct }) {
  const { kind, nowTug } = priceShown({ regularTug, salePriceTug: priceTug, family });
  return <span className={`viewed-price viewed-price--${kind}`}>{formatTug(nowTug)}</span>;
}
