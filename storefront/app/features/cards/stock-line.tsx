import './stock-line.css';
import type { StockView } from './stock.present.ts';

/** Whether and when it comes, on one line. The shape of the dot differs as well as its colour. */
export function StockLine({ stock: { kind, few, line } }: { stock: Pick<StockView, 'kind' | 'few' | 'line'> }) {
  return <span className={`stock stock--${few ? 'few' : kind}`}>{line}</span>;
}
