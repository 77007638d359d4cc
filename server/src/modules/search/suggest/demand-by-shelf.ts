import type { DocumentColumns } from '../index/document-columns.ts';
import type { LoadedIndex } from '../index/search-index.ts';

/** Cached while the goods are the same. */
const demandOf = new WeakMap<DocumentColumns, { version: string; demand: Map<number, number> }>();

/** Spending per shelf: the sales of its products times their price. The number of its colours does not matter. */
export function demandByShelf({ columns, goodsVersion }: LoadedIndex): ReadonlyMap<number, number> {
  const known = demandOf.get(columns);
  if (known?.version === String(goodsVersion)) return known.demand;
  const { popularity, price, subCategory, isListed, count } = columns;
  const demand = new Map<number, number>();
  for (let rowIndex = 0; rowIndex < count; rowIndex += 1) {
    if (isListed[rowIndex] !== 1) continue;
    const shelf = subCategory[rowIndex] as number;
    const spent = (popularity[rowIndex] as number) * (price[rowIndex] as number);
    demand.set(shelf, (demand.get(shelf) ?? 0) + spent);
  }
  demandOf.set(columns, { version: String(goodsVersion), demand });
  return demand;
}
