import type { Db } from '../../db/database.ts';
import { kindsOfProducts } from '../catalogue/public.ts';
import { fold } from './words/fold.ts';
import { isFormOfLemma } from './words/lemma.ts';
import { tokensOf } from './words/tokens.ts';

/** A thing that the shop sells is among the first of what bears its name. */
const LOOKED_AT = 200;

/**
 * Whether some of these products are the thing, and not only made of it, meant for it or coloured like it: the shop has glass
 * cups and dining chairs, but nothing for «нүдний шил» and «нохойн хоол». Mongolian tells them apart by the ending: only
 * the thing itself stands without one. Names of makers and models count unless they are words of the language («толь бичиг»
 * does not ask for the desk BICHIG).
 */
export async function areTheThing(db: Db, thing: readonly string[], productIds: readonly number[]): Promise<boolean> {
  if (productIds.length === 0) return false;
  const kinds = await kindsOfProducts(db, productIds.slice(0, LOOKED_AT));
  const keys = (texts: string[]) => new Set(texts.flatMap(tokensOf).map(fold));
  const said = keys(kinds.flatMap(({ type, shelf }) => [type, shelf]));
  const named = keys(kinds.flatMap(({ model, brand }) => [model, brand]));
  return thing.some((key) => said.has(key) || (named.has(key) && !isFormOfLemma(key)));
}

/** The things asked for before what has other words only, then those with more of the others; otherwise in the order they have. */
export function mostWordsFirst(
  places: readonly number[],
  things: readonly number[],
  placesByOther: readonly (readonly number[])[],
): number[] {
  const met = new Map<number, number>(things.map((place) => [place, placesByOther.length + 1]));
  for (const place of placesByOther.flat()) met.set(place, (met.get(place) ?? 0) + 1);
  return places.toSorted((one, other) => (met.get(other) ?? 0) - (met.get(one) ?? 0));
}
