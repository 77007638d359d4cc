import { bestSellersFirst, eachModelFirst } from '../index/best-sellers.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import { fold } from '../words/fold.ts';
import { isFiniteVerb, isParticiple } from '../words/grammar/verb-forms.ts';
import { isAttribute, isObject } from '../words/lemma.ts';
import { MOST_WORDS } from '../words/query-words.ts';
import { isSmallWord } from '../words/small-words.ts';
import { isArticle, isInfinitive, isSaidAround } from '../words/stop-words.ts';
import { tokensOf } from '../words/tokens.ts';
import { leadsToShelf, nearestShelves } from './nearest-shelves.ts';

/** Two rows on a wide screen, or four on a phone. */
export const MOST_NEAREST = 8;
const MOST_SHELVES = 3;

/** For a text that finds nothing: best sellers of the shelves most similar to its words. */
export const nearestProducts = (typed: string, loaded: LoadedIndex): number[] =>
  ofNearestShelves(typed, loaded).slice(0, MOST_NEAREST);

/** All products of the nearest shelves, each model once before any repeats. */
export function ofNearestShelves(typed: string, { columns, names }: LoadedIndex): number[] {
  const shelves = nearestShelves(typed, names).slice(0, MOST_SHELVES);
  if (shelves.length === 0) return [];
  const byShelf = new Map<number, number[]>(shelves.map((shelf) => [shelf, []]));
  for (let rowIndex = 0; rowIndex < columns.count; rowIndex += 1)
    if (columns.isListed[rowIndex] === 1) byShelf.get(columns.subCategory[rowIndex] as number)?.push(rowIndex);
  return [...byShelf.values()].flatMap((some) => eachModelFirst(columns, some.sort(bestSellersFirst(columns))));
}

const isDeed = (token: string): boolean => isInfinitive(fold(token)) || isParticiple(token);

/**
 * Whether a text names no thing, but an action or a place: «коридорт гутлаа цэгцлэх», «нялх хүүхэдтэй айлд». Then nothing is missing, and
 * the nearest shelves are the answer. A noun that leads to no shelf may be the thing asked for: «дрон сонгох».
 */
export function isPurposeOnly(typed: string, { names }: LoadedIndex): boolean {
  const tokens = tokensOf(typed);
  if (tokens.length > MOST_WORDS) return false;
  const about = tokens.filter((token) => !isSmallWord(token) && !isSaidAround(token) && !isArticle(token, undefined));
  const last = about.at(-1);
  if (about.length < 2 || last === undefined || !(isDeed(last) || isObject(last))) return false;
  return about.every(
    (token) => isDeed(token) || isFiniteVerb(token) || isAttribute(token) || leadsToShelf(token, names),
  );
}
