import type { DocumentColumns } from './document-columns.ts';

/** Negative when row index `a` comes before row index `b`. */
export type Comes = (a: number, b: number) => number;

/** Recent best sellers first; the id ends every order, so that pages do not overlap. */
export const bestSellersFirst =
  ({ popularity, productId }: DocumentColumns): Comes =>
  (a, b) =>
    (popularity[b] as number) - (popularity[a] as number) || (productId[a] as number) - (productId[b] as number);

/**
 * Best sellers first, but every model once before any repeats: a page shows as many different things as possible (decision 62). The first
 * colour of a model depends on the list, which may contain only the green ones.
 */
export function colourByColour(columns: DocumentColumns, rowIndexes: ArrayLike<number>): Comes {
  const better = bestSellersFirst(columns);
  const ranks = ranksWithinModels(columns, rowIndexes, better);
  return (a, b) => (ranks[a] as number) - (ranks[b] as number) || better(a, b);
}

/** By row index, how many colours of its model come before it in the list. One pass: a model has a handful of colours. */
function ranksWithinModels(columns: DocumentColumns, rowIndexes: ArrayLike<number>, better: Comes): Uint16Array {
  const { model, count, highest } = columns;
  const ranks = new Uint16Array(count);
  const seenBefore = new Int32Array(count);
  const seenLast = new Int32Array(highest.model + 1).fill(-1);
  for (let n = 0; n < rowIndexes.length; n += 1) {
    const rowIndex = rowIndexes[n] as number;
    const id = model[rowIndex] as number;
    let rank = 0;
    for (let other = seenLast[id] as number; other !== -1; other = seenBefore[other] as number) {
      if (better(other, rowIndex) < 0) rank += 1;
      else ranks[other] = (ranks[other] as number) + 1;
    }
    ranks[rowIndex] = rank;
    seenBefore[rowIndex] = seenLast[id] as number;
    seenLast[id] = rowIndex;
  }
  return ranks;
}

/** Keeps the order, but shows every model once before any repeats. */
export function eachModelFirst({ model }: DocumentColumns, rowIndexes: readonly number[]): number[] {
  const colours = new Map<number, number>();
  const byRank: number[][] = [];
  for (const rowIndex of rowIndexes) {
    const id = model[rowIndex] as number;
    const rank = colours.get(id) ?? 0;
    colours.set(id, rank + 1);
    const together = byRank[rank] ?? [];
    together.push(rowIndex);
    byRank[rank] = together;
  }
  return byRank.flat();
}
