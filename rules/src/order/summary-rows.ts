// Rows of a mail or paper (spec §3 Order, record 159): goods stand at what their lines cost after the discount, then every other term that is not 0; the lines make the goods, and the rows make the total.

import type { Tug } from '../money/money.ts';
import { type TermName, termNames } from './term-explanation.ts';

interface SummaryRow {
  name: TermName;
  amountTug: Tug;
}

/** The rows for terms with their signs; missing terms are 0. */
export function summaryRows(terms: { readonly [name in TermName]?: Tug }): SummaryRow[] {
  const goodsTug = (terms.subtotal ?? 0) + (terms.sale ?? 0);
  return termNames
    .filter((name) => name !== 'sale')
    .map((name) => ({ name, amountTug: name === 'subtotal' ? goodsTug : (terms[name] ?? 0) }))
    .filter(({ amountTug }) => amountTug !== 0);
}
