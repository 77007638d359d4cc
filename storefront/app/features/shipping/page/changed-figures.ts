import { readLinePrices } from '@tokhi/contract/fields/line-prices';
import type { RefusalDetails } from '@tokhi/contract/texts/refusals';
import { formatTug } from '@tokhi/rules/money/money';
import type { OrderTotal } from '@tokhi/rules/order/order-total';
import { type TermName, termLabels } from '@tokhi/rules/order/term-explanation';
import type { GoodsLine } from './goods.ts';

/** The terms of this page under their names on the wire (contract `freshFigures`). */
const FRESH = {
  sale: 'sale',
  code: 'coupon',
  serviceFee: 'Fee',
  delivery: 'deliver',
  assembly: 'assemble',
  fixing: 'mow',
  chinaDelivery: 'chinaDeliver',
  vat: 'NOAT',
} as const satisfies Partial<Record<TermName, string>>;

const changed = (name: string, fromTug: number, toTug: number): string[] =>
  fromTug === toTug ? [] : [`${name}: ${formatTug(fromTug)} → ${formatTug(toTug)}`];

/** What the page showed when its button was pressed. */
export interface SeenFigures {
  total: OrderTotal;
  /** Product code → price of a unit. */
  prices: ReadonlyMap<string, number>;
}

/** What differs from what the customer saw, a sentence each: prices of goods, then terms, then the total. */
export function changedFigures(
  { total, prices: seen }: SeenFigures,
  lines: readonly GoodsLine[],
  fresh: RefusalDetails,
): string[] {
  const prices = readLinePrices(fresh);
  const freshValue = (name: string, otherwise: number): number => {
    const value = fresh[name];
    return typeof value === 'number' ? value : otherwise;
  };
  return [
    ...lines.flatMap(({ code, name }) => {
      const before = seen.get(code);
      const now = prices.get(code);
      return before === undefined || now === undefined ? [] : changed(name, before, now);
    }),
    ...(Object.keys(FRESH) as (keyof typeof FRESH)[]).flatMap((term) => {
      const before = Math.abs(total.amounts[term]);
      return changed(termLabels[term], before, freshValue(FRESH[term], before));
    }),
    ...changed('Нийт', total.totalTug, freshValue('total', total.totalTug)),
  ];
}
