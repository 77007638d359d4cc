import type { Report, Sold } from './report-query.ts';
import { shareText } from './report-words.ts';

/** This many rows fit into two panels next to each other; the files have all. */
const SHOWN = 7;

export type Margin = NonNullable<Sold['margin']>;

/** The margin of the sales whose cost is known. */
export const marginText = ({ known, cost }: Pick<Margin, 'known' | 'cost'>): string => shareText(known - cost, known);
export const marginOf = (sold: readonly Sold[]): Margin | null => {
  const margins = sold.flatMap(({ margin }) => margin ?? []);
  if (margins.length === 0) return null;
  const sum = (name: keyof Margin) => sumOf(margins, (margin) => margin[name]);
  return { known: sum('known'), cost: sum('cost'), known_before: sum('known_before'), cost_before: sum('cost_before') };
};
export const marginBefore = ({ known_before: known, cost_before: cost }: Margin): string => marginText({ known, cost });

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

/** The best-selling categories or brands, and all others as one. */
export function largest(sold: readonly Sold[]): Sold[] {
  const rest = sold.slice(SHOWN);
  if (rest.length < 2) return [...sold];
  const margin = marginOf(rest);
  const sums = { sales: sumOf(rest, (one) => one.sales), sales_before: sumOf(rest, (one) => one.sales_before) };
  const others = { id: 0, name: `Бусад, ${rest.length}`, pieces: sumOf(rest, (one) => one.pieces), ...sums };
  return [...sold.slice(0, SHOWN), margin === null ? others : { ...others, margin }];
}

/** The categories with the most stock, the fastest first. */
export function mostStock(stock: Report['stock']): Report['stock'] {
  const chosen = new Set(stock.toSorted((one, other) => other.value - one.value).slice(0, SHOWN + 1));
  return stock.filter((one) => chosen.has(one));
}
