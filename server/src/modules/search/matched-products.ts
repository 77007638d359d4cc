import type { Db } from '../../db/database.ts';
import type { DocumentColumns } from './index/document-columns.ts';
import type { FacetNames } from './index/facet-names.ts';
import { order } from './index/first-places.ts';
import type { LoadedIndex } from './index/search-index.ts';
import { placesOf } from './places-of.ts';
import { idsByAllWords, idsByNames } from './texts.queries.ts';
import { wordForms } from './words/lexemes.ts';
import { tokensOf } from './words/tokens.ts';
import { thingWithin, within } from './words/ts-query.ts';

/** A shopper who has found a row of products needs no loose mentions behind them. */
const FEWEST_BY_NAME = 8;
const MOST_BY_DESCRIPTION = 300;

interface AskedWords {
  query: string;
  /** The keys of what is asked for; the other words only say which. */
  thing: readonly string[];
}

/** Where the products with these words stand: by the name first, then by the shelf, the description, and last the category. */
export async function matchedProducts(
  db: Db,
  { query, thing }: AskedWords,
  { columns, names }: LoadedIndex,
): Promise<number[]> {
  const { named, shelved } = await idsByNames(db, query, within(query, 'A'));
  const fit = [placesOf(columns, unpack(named)), placesOf(columns, unpack(shelved))];
  const found = fit.flat();
  if (found.length < FEWEST_BY_NAME) {
    const known = new Set(found);
    // Of several words the thing itself must be the product: a table whose text mentions a bed is no «төмөр ор».
    const itself = query.includes('&') ? thing : [];
    const byDescription = thingWithin(query, itself, 'ABD', 'AB');
    const described = placesOf(columns, await idsByAllWords(db, byDescription, MOST_BY_DESCRIPTION));
    fit.push(described.filter((place) => !known.has(place)));
    if (fit.every((places) => places.length === 0)) {
      const anywhere = thingWithin(query, itself, 'ABCD', 'ABC');
      fit.push(placesOf(columns, await idsByAllWords(db, anywhere, MOST_BY_DESCRIPTION)));
    }
  }
  const shelves = shelvesOfThing(names, thing);
  return fit.flatMap((places) => bestFirst(places, columns, shelves));
}

/** What stands on a shelf of the thing before what only mentions it, what can be bought before what cannot, then best sellers. */
export function bestFirst(places: readonly number[], columns: DocumentColumns, shelves: ReadonlySet<number>): number[] {
  const popular = order(columns, 'popular');
  const rank = (place: number) =>
    (shelves.has(columns.subCategory[place] as number) ? 0 : 2) + (columns.isInStock[place] === 1 ? 0 : 1);
  const byRank = Map.groupBy(places, rank);
  return [0, 1, 2, 3].flatMap((at) => (byRank.get(at) ?? []).sort(popular));
}

const keysByShelf = new WeakMap<FacetNames, Map<number, Set<string>>>();

/** «Ширээний гэрэл» is a shelf of lamps, «Ваар, цэцгийн сав» one of vases and pots: what a shelf holds is said last. */
function shelvesOfThing(names: FacetNames, thing: readonly string[]): Set<number> {
  const known =
    keysByShelf.get(names) ??
    new Map([...names.subCategories.values()].map(({ id, name }) => [id, new Set(name.split(',').flatMap(saidLast))]));
  keysByShelf.set(names, known);
  return new Set([...known].filter(([, keys]) => thing.some((key) => keys.has(key))).map(([id]) => id));
}

function saidLast(name: string): string[] {
  const last = tokensOf(name).at(-1);
  return last === undefined ? [] : wordForms(last);
}

/** Big-endian 32-bit numbers, as int4send writes them. */
function* unpack(packed: Buffer): Generator<number> {
  for (let at = 0; at < packed.length; at += 4) yield packed.readInt32BE(at);
}
