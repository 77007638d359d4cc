import type { Db } from '../../db/database.ts';
import { bestSellersFirst, eachModelFirst } from './index/best-sellers.ts';
import type { DocumentColumns } from './index/document-columns.ts';
import type { FacetNames } from './index/facet-names.ts';
import type { LoadedIndex } from './index/search-index.ts';
import { rowIndexesOf } from './row-indexes-of.ts';
import { idsByAllWords, idsByNames } from './texts.queries.ts';
import { wordForms } from './words/lexemes.ts';
import { tokensOf } from './words/tokens.ts';
import { thingWithin, within } from './words/ts-query.ts';

/** A shopper who has found a row of products needs no loose mentions behind them. */
const FEWEST_BY_NAME = 8;
const MOST_BY_DESCRIPTION = 300;

export interface AskedWords {
  query: string;
  /** The same in the surest meaning of its words. */
  surest: string;
  /** The keys of what is asked for; the other words only say which. */
  thing: readonly string[];
}

export interface Matched {
  /** Best first. */
  rowIndexes: number[];
  /** Those that have the words in name or shelf and stand where the thing does: what constraints choose from. */
  things: number[];
  /** Of these those that are called so by name, in the surest meaning. */
  named: number[];
  /** Those with the words in name or shelf that stand elsewhere: «Гал тогооны шүүгээ» in the kitchen, but also «Ширээний гэрэл». */
  beside: number[];
}

/** Where the products with these words stand: by the name first, then by the shelf, the description, and last the category. */
export async function matchedProducts(db: Db, asked: AskedWords, loaded: LoadedIndex): Promise<Matched> {
  const { query, surest, thing } = asked;
  const { columns, names } = loaded;
  const fit = await byNames(db, query, thing, columns);
  const sure = fit.flat();
  if (sure.length < FEWEST_BY_NAME) fit.push(...(await byTexts(db, asked, columns, sure)));
  const shelves = shelvesOfThing(names, thing);
  const isOne = surest === query || sure.length === 0;
  const first = isOne ? null : new Set((await byNames(db, surest, thing, columns)).flat());
  const best = (rowIndexes: readonly number[]) => bestFirst(rowIndexes, columns, { shelves, first });
  const stands = (rowIndex: number) => shelves.has(columns.subCategory[rowIndex] as number);
  const things = fit.slice(0, NAMED_FITS).flatMap(best);
  const standing = things.filter(stands);
  return {
    rowIndexes: fit.flatMap(best),
    things: standing.length > 0 ? standing : things,
    beside: standing.length > 0 ? things.filter((rowIndex) => !stands(rowIndex)) : [],
    named: best(
      [...(fit[0] ?? []), ...(fit[1] ?? [])].filter((rowIndex) => stands(rowIndex) && (first?.has(rowIndex) ?? true)),
    ),
  };
}

/** All words in the name, the thing in the name, all of them in name and shelf. */
const NAMED_FITS = 3;

async function byNames(db: Db, query: string, thing: readonly string[], columns: DocumentColumns): Promise<number[][]> {
  const packed = await idsByNames(db, query, within(query, 'A'), thingWithin(query, thing, 'AB', 'A'));
  return packed.map((ids) => rowIndexesOf(columns, unpack(ids)));
}

/** By the description, the category's words counting for what describes; and where nothing is found so, by the category alone. */
async function byTexts(
  db: Db,
  { query, thing }: AskedWords,
  columns: DocumentColumns,
  sure: readonly number[],
): Promise<number[][]> {
  const known = new Set(sure);
  // Of several words the thing itself must be the product: a table whose text mentions a bed is no «төмөр ор».
  const itself = query.includes('&') ? thing : [];
  const byDescription = thingWithin(query, itself, query.includes('&') ? 'ABCD' : 'ABD', 'AB');
  const described = rowIndexesOf(columns, await idsByAllWords(db, byDescription, MOST_BY_DESCRIPTION));
  const further = described.filter((rowIndex) => !known.has(rowIndex));
  if (sure.length + further.length > 0) return [further];
  const anywhere = thingWithin(query, itself, 'ABCD', 'ABC');
  return [rowIndexesOf(columns, await idsByAllWords(db, anywhere, MOST_BY_DESCRIPTION))];
}

/** What tells equally fitting products apart. */
interface Leading {
  /** Shelves of the thing, and whether they are of it first of all: 0, or 1. */
  shelves: ReadonlyMap<number, number>;
  /** What has the words in their surest meaning; null when they have but one. */
  first: ReadonlySet<number> | null;
}

/** Among so many each model comes once before its other colours (decision 62); behind them nobody turns the pages. */
const MOST_SPREAD = 1_000;

/**
 * What stands on a shelf of the thing before what only mentions it, the surest meaning of a word before what it may mean
 * besides, what can be bought before what cannot, then best sellers, and of each model first one colour.
 */
export function bestFirst(
  rowIndexes: readonly number[],
  columns: DocumentColumns,
  { shelves, first }: Leading,
): number[] {
  const popular = bestSellersFirst(columns);
  const rank = (rowIndex: number) =>
    (shelves.get(columns.subCategory[rowIndex] as number) ?? 2) * 4 +
    (first === null || first.has(rowIndex) ? 0 : 2) +
    (columns.isInStock[rowIndex] === 1 ? 0 : 1);
  const byRank = Map.groupBy(rowIndexes, rank);
  const spread = (sorted: number[]) => [
    ...eachModelFirst(columns, sorted.slice(0, MOST_SPREAD)),
    ...sorted.slice(MOST_SPREAD),
  ];
  const ranks = [...byRank.keys()].sort((one, other) => one - other);
  return ranks.flatMap((at) => spread((byRank.get(at) ?? []).sort(popular)));
}

const keysByShelf = new WeakMap<FacetNames, Map<number, Set<string>[]>>();

/** «Ширээний гэрэл» is a shelf of lamps, «Пуф, зөөлөн сандал» one of poufs first and of chairs besides: what a shelf holds is said last. */
function shelvesOfThing(names: FacetNames, thing: readonly string[]): Map<number, number> {
  const known =
    keysByShelf.get(names) ??
    new Map([...names.subCategories.values()].map(({ id, name }) => [id, name.split(',').map(saidLast)]));
  keysByShelf.set(names, known);
  const ranked = [...known].map(([id, parts]): [number, number] => [
    id,
    parts.findIndex((keys) => thing.some((key) => keys.has(key))),
  ]);
  return new Map(ranked.filter(([, part]) => part !== -1).map(([id, part]) => [id, Math.min(part, 1)]));
}

const saidLast = (name: string): Set<string> => new Set(wordForms(tokensOf(name).at(-1) ?? ''));

/** Big-endian 32-bit numbers, as int4send writes them. */
function* unpack(packed: Buffer): Generator<number> {
  for (let at = 0; at < packed.length; at += 4) yield packed.readInt32BE(at);
}
