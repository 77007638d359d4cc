import './stock-line.css';
import type { StockView } from './stock.present.ts';

/** Availability and date, on one line. The dots differ in shape as well as in colour. */
export function StockLine({ stock: { kind, few, line } }: { stock: Pick<StockView, 'kind' | 'few' | 'line'> }) {
  return <span className={`stock stock--${few ? 'few' : kind}`}>{line}</span>;
}
