import './small-price.css';
import { formatTug } from '@tokhi/rules/money/money';
import type { PriceShown } from '@tokhi/rules/money/price-shown';

interface SmallPriceProps {
  price: Pick<PriceShown, 'kind' | 'nowTug'>;
  /** Where it stands in what holds it. */
  className?: string;
}

/** One figure, coloured as everywhere. */
export function SmallPrice({ price: { kind, nowTug }, className = '' }: SmallPriceProps) {
  return <span className={`small-price small-price--${kind} ${className}`.trim()}>{formatTug(nowTug)}</span>;
}
