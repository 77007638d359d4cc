import './small-price.css';
import { formatTug } from '@tokhi/rules/money/money';
import type { SmallProduct } from './small-product.ts';

/** One figure, coloured as everywhere. */
export function SmallPrice({ price: { kind, nowTug } }: Pick<SmallProduct, 'price'>) {
  return <span className={`small-price small-price--${kind}`}>{formatTug(nowTug)}</span>;
}
