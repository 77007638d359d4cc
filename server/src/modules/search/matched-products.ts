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

/** With this many matches by name or shelf, a shopper needs no loose mentions after them. */
const FEWEST_BY_NAME = 8;
const MOST_BY_DESCRIPTION = 300;

export interface AskedWords {
  query: string;
  /** The query in the surest meaning of its words. */
  surest: string;
  /** The keys of the thing asked for; the other words only describe it. */
  thing: readonly string[];
}

export interface Matched {
  /** Best first. */
  rowIndexes: number[];
  /** Matches by name or shelf on a shelf of the thing: constraints choose from these. */
  things: number[];
  /** The subset that matches by name, in the surest meaning. */
  named: number[];
  /** Matches by name or shelf on other shelves: «Гал тогооны шүүгээ» in the kitchen, but also «Ширээний гэрэл». */
  beside: number[];
}

/** The row indexes of products with these words: matches by name first, then by shelf, by description, and last by category. */
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

/** The fits: all words in the name, the thing in the name, all words in name and shelf. */
const NAMED_FITS = 3;

async function byNames(db: Db, query: string, thing: readonly string[], columns: DocumentColumns): Promise<number[][]> {
  const packed = await idsByNames(db, query, within(query, 'A'), thingWithin(query, thing, 'AB', 'A'));
  return packed.map((ids) => rowIndexesOf(columns, unpack(ids)));
}

/** By description, where category words count only for describing words; if that finds nothing, by the category alone. */
async function byTexts(
  db: Db,
  { query, thing }: AskedWords,
  columns: DocumentColumns,
  sure: readonly number[],
): Promise<number[][]> {
  const known = new Set(sure);
  // With several words, the thing must be in name or shelf: a table whose text mentions a bed is no «төмөр ор».
  const itself = query.includes('&') ? thing : [];
  const byDescription = thingWithin(query, itself, query.includes('&') ? 'ABCD' : 'ABD', 'AB');
  const described = rowIndexesOf(columns, await idsByAllWords(db, byDescription, MOST_BY_DESCRIPTION));
  const further = described.filter((rowIndex) => !known.has(rowIndex));
  if (sure.length + further.length > 0) return [further];
  const anywhere = thingWithin(query, itself, 'ABCD', 'ABC');
  return [rowIndexesOf(columns, await idsByAllWords(db, anywhere, MOST_BY_DESCRIPTION))];
}

/** What orders products with the same fit. */
interface Leading {
  /** Shelves of the thing: 0 when the thing is the first part of the shelf's name, else 1. */
  shelves: ReadonlyMap<number, number>;
  /** The matches in the surest meaning; null when there is only one meaning. */
  first: ReadonlySet<number> | null;
}

/** Among the first ones each model comes once before its other colours (decision 62); nobody pages further. */
const MOST_SPREAD = 1_000;

/**
 * Order: products on a shelf of the thing, then the surest meaning of a word, then products in stock, then best sellers, with one colour of
 * each model first.
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

/**
 * «Ширээний гэрэл» is a shelf of lamps, «Пуф, зөөлөн сандал» one of poufs first and then chairs: the last word of each part names the
 * thing.
 */
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

/** Decodes the big-endian 32-bit numbers of int4send. */
function* unpack(packed: Buffer): Generator<number> {
  for (let at = 0; at < packed.length; at += 4) yield packed.readInt32BE(at);
}
