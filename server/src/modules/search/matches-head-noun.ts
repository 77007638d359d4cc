import type { Db } from '../../db/database.ts';
import { kindsOfProducts, typesOfProducts } from '../catalogue/public.ts';
import { bestSellersFirst } from './index/best-sellers.ts';
import type { LoadedIndex } from './index/search-index.ts';
import { fold } from './words/fold.ts';
import { isFormOfLemma } from './words/lemma.ts';
import { lemmaList } from './words/lemma-list.ts';
import { wordForms } from './words/lexemes.ts';
import { addsNothing, isAnything, isDescribing, isHabit, isPurpose, isSaidAround } from './words/stop-words.ts';
import { tokensOf } from './words/tokens.ts';

/** If the shop sells a thing, it is among this many first matches of its name. */
const LOOKED_AT = 200;

const keysOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(tokensOf).map(fold));

/** «Хутганы иж бүрдэл» are knives. */
const SET_OF = /(\p{L}+)(?=,? (?:иж бүрдэл|багц))/giu;
/** The words of a type that name the thing itself: those without an ending, and the contents of a set. */
const thingsIn = (types: readonly string[]): Set<string> =>
  new Set([...keysOf(types), ...types.flatMap((type) => type.match(SET_OF) ?? []).flatMap(wordForms)]);

/**
 * Whether some of these products are the thing itself, not made of it, meant for it or coloured like it: the shop has glass cups and dining
 * chairs, but nothing for «нүдний шил» and «нохойн хоол». Mongolian marks the difference by the ending: only the thing itself has none.
 * Names of makers and models count unless they are dictionary words («толь бичиг» does not ask for the desk BICHIG).
 */
export async function matchesHeadNoun(
  db: Db,
  thing: readonly string[],
  rowIndexes: readonly number[],
  { columns }: LoadedIndex,
): Promise<boolean> {
  if (rowIndexes.length === 0) return false;
  const ids = rowIndexes.slice(0, LOOKED_AT).map((rowIndex) => columns.productId[rowIndex] as number);
  const kinds = await kindsOfProducts(db, ids);
  const said = thingsIn(kinds.flatMap(({ type, shelf }) => [type, shelf]));
  const named = keysOf(kinds.flatMap(({ model, brand }) => [model, brand]));
  return thing.some((key) => said.has(key) || (named.has(key) && !isFormOfLemma(key)));
}

/** Those of the first row indexes whose type is the thing itself. */
export async function thoseCalled(
  db: Db,
  thing: readonly string[],
  rowIndexes: readonly number[],
  { columns }: LoadedIndex,
): Promise<number[]> {
  if (rowIndexes.length === 0) return [];
  const ids = rowIndexes.slice(0, LOOKED_AT).map((rowIndex) => columns.productId[rowIndex] as number);
  const types = await typesOfProducts(db, ids);
  const called = types.filter(({ type }) => thing.some((key) => thingsIn([type]).has(key)));
  const known = new Set(called.map(({ id }) => id));
  return rowIndexes.filter((rowIndex) => known.has(columns.productId[rowIndex] as number));
}

/** Whether a word asks for a thing, which the shop must have: a noun without an ending that describes nothing else. */
export function asksForThing(typed: string): boolean {
  const last = tokensOf(typed).at(-1) ?? '';
  return !isDescribing(last) && !isAnything(last) && lemmaList().written.has(fold(last));
}

/** «лаа тавих», «тоглоом хураах»: asks for something to keep the thing in, not for the thing. */
export function isForPurpose(typed: string, thing: string): boolean {
  const tokens = tokensOf(typed);
  const last = tokens.lastIndexOf(tokensOf(thing).at(-1) ?? '');
  const behind = tokens.slice(last + 1);
  // «дотуур хувцас нийлүүлдэг үү» asks what the shop does, not for the purpose of a thing.
  const isAsked = addsNothing(behind.at(-1) ?? '');
  return behind.some((token) => isPurpose(fold(token)) && !isSaidAround(token) && !(isAsked && isHabit(fold(token))));
}

const keyOf = (text: string): string => tokensOf(text).map(fold).join(' ');

/** Whether a text is exactly the name of a material: «буржгар даавуу» asks for products made of it. */
export const isMaterial = (typed: string, { columns }: LoadedIndex): boolean =>
  columns.materials.some((name) => name !== '' && keyOf(name) === keyOf(typed));

/** The products of categories named like the thing, and the keys of these names. */
export function ofCategory({ columns, names }: LoadedIndex, thing: readonly string[]) {
  const called = [...names.categories.values()].filter(({ name }) => thing.some((key) => keysOf([name]).has(key)));
  const ids = new Set(called.map(({ id }) => id));
  const rowIndexes = Array.from({ length: ids.size === 0 ? 0 : columns.count }, (_, rowIndex) => rowIndex);
  return {
    rowIndexes: rowIndexes
      .filter((rowIndex) => ids.has(columns.category[rowIndex] as number))
      .sort(bestSellersFirst(columns)),
    keys: new Set(called.flatMap(({ name }) => tokensOf(name).flatMap(wordForms))),
  };
}
