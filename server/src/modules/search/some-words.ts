/** How much a word tells: what few products say tells more than what many do. */
export const rarity = (products: number, having: number): number => Math.log((products + 1) / (having + 0.5));

export interface CountedWord {
  rowIndexes: readonly number[];
  rarity: number;
}

/** The things asked for before what has other words only, then those with more, and rarer, of the others; otherwise in the order they have. */
export function mostWordsFirst(
  rowIndexes: readonly number[],
  things: readonly number[],
  others: readonly CountedWord[],
): number[] {
  const all = others.reduce((sum, word) => sum + word.rarity, 1);
  const met = new Map<number, number>(things.map((rowIndex) => [rowIndex, all]));
  for (const word of others)
    for (const rowIndex of word.rowIndexes) met.set(rowIndex, (met.get(rowIndex) ?? 0) + word.rarity);
  return rowIndexes.toSorted((one, other) => (met.get(other) ?? 0) - (met.get(one) ?? 0));
}
