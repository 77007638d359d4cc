import type { SearchIndex } from '../index/search-index.ts';

/** The shop's facts with the real popular searches; with those of the setting while there are too few. */
export async function withPopular<Facts extends { popularSearches: readonly string[] }>(
  index: SearchIndex,
  facts: Facts,
): Promise<Facts> {
  const { popular } = (await index.loaded()).words;
  return popular.length === 0 ? facts : { ...facts, popularSearches: popular };
}
