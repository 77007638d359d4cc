import './small-price.css';
import { formatTug } from '@tokhi/rules/money/money';
import type { PriceShown } from '@tokhi/rules/money/price-shown';

interface SmallPriceProps {
  price: Pick<PriceShown, 'kind' | 'nowTug'>;
  /** Its position inside the parent. */
  className?: string;
}

/** One figure, in the usual colours. */
export function SmallPrice({ price: { kind, nowTug }, className = '' }: SmallPriceProps) {
  return <span className={`small-price small-price--${kind} ${className}`.trim()}>{formatTug(nowTug)}</span>;
}
