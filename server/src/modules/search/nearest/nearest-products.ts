import { bestSellersFirst, eachModelFirst } from '../index/best-sellers.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import { nearestShelves } from './nearest-shelves.ts';

/** A row on a wide screen and a second one, or four on a phone. */
export const MOST_NEAREST = 8;
const MOST_SHELVES = 3;

/** What the shop has that comes nearest to a text of which it has nothing: best sellers of the shelves that are most like its words. */
export function nearestProducts(typed: string, { columns, names }: LoadedIndex): number[] {
  const shelves = nearestShelves(typed, names).slice(0, MOST_SHELVES);
  if (shelves.length === 0) return [];
  const byShelf = new Map<number, number[]>(shelves.map((shelf) => [shelf, []]));
  for (let rowIndex = 0; rowIndex < columns.count; rowIndex += 1)
    if (columns.isListed[rowIndex] === 1) byShelf.get(columns.subCategory[rowIndex] as number)?.push(rowIndex);
  const best = [...byShelf.values()].map((some) => eachModelFirst(columns, some.sort(bestSellersFirst(columns))));
  return best.flat().slice(0, MOST_NEAREST);
}
