import './small-price.css';
import { formatTug } from '@tokhi/rules/money/money';
import type { PriceShown } from '@tokhi/rules/money/price-shown';

/** One figure, coloured as everywhere. */
export function SmallPrice({ price: { kind, nowTug } }: { price: Pick<PriceShown, 'kind' | 'nowTug'> }) {
  return <span className={`small-price small-price--${kind}`}>{formatTug(nowTug)}</span>;
}
