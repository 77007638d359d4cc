import type { SearchLevel, UnderstoodFilter } from '@tokhi/contract/calls/search';
import type { CacheMemory } from '../../cache/cache-memory.ts';
import { createSingleFlight } from '../../cache/single-flight.ts';
import type { Db } from '../../db/database.ts';
import { codeIsListed, idsByCodeBeginning } from '../catalogue/public.ts';
import { type ByConstraints, findByConstraints } from './constraints/find-by-constraints.ts';
import { readConstraints } from './constraints/read-constraints.ts';
import { struckWords } from './constraints/struck-words.ts';
import { didYouMean, type Meant } from './did-you-mean.ts';
import type { WordsContext } from './find-by-words.ts';
import { countUnfiltered, type FacetCounts } from './index/count-facets.ts';
import type { LoadedIndex } from './index/search-index.ts';
import { matchedProducts } from './matched-products.ts';
import { isPurposeOnly, MOST_NEAREST, nearestProducts, ofNearestShelves } from './nearest/nearest-products.ts';
import { rowIndexesOf } from './row-indexes-of.ts';
import { pinnedFirst } from './staff-words/pinned-first.ts';
import { termsOfShelves } from './terms-of-shelves.ts';
import { articleNumberIn, codeBeginningIn } from './words/article-number.ts';
import { emojiAsWords } from './words/emoji.ts';
import { onMeantLayout } from './words/layouts/meant-layout.ts';
import { createSpellCorrection } from './words/spell-correction.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** How a typed text was understood, and its results, best first. */
interface SearchResults {
  level: SearchLevel;
  text: string | null;
  filters: UnderstoodFilter[];
  order: ByConstraints['order'];
  code: string | null;
  correction: string | null;
  unfiltered: FacetCounts;
  /** The nearest products, where nothing was found. */
  nearest: readonly number[];
}

interface Kept {
  results: SearchResults;
  /** The stock version and time of the counts and the order. */
  stock: string;
  at: number;
}

export interface ResultCache {
  by(typed: string, loaded: LoadedIndex): Promise<SearchResults>;
}

/** Products in stock come first: cached results may be wrong about that for this long. */
const OLD_STOCK_MS = 20_000;
/** The texts, and what a list caches with its counts: its first pages and the rows of its sidebar. */
const LEAST_BYTES = 20_000;

const bytesOf = ({ unfiltered: { rowIndexes, sub, brand, colour, material, value } }: SearchResults): number =>
  [rowIndexes, sub, brand, colour, material, value].reduce((sum, column) => sum + column.byteLength, LEAST_BYTES);

/** Customers who page and filter repeat the same words, and many customers share them. */
export function createResultCache(db: Db, vocabulary: Vocabulary, memory: CacheMemory): ResultCache {
  // Limited by bytes: a word of a third of a million products has 300,000 row indexes, and anybody may type a thousand texts that find
  // nothing.
  const kept = memory.lru<string, Kept>('findings', ({ results }) => bytesOf(results));
  const share = createSingleFlight<SearchResults>();
  return {
    async by(typed, loaded) {
      // The version is part of the key: a change makes new entries, old ones need no invalidation.
      const key = `${loaded.goodsVersion} ${typed}`;
      const known = kept.get(key);
      const stock = loaded.stockVersion;
      if (known && (known.stock === stock || performance.now() - known.at < OLD_STOCK_MS)) return known.results;
      const results = await share(`${key} ${stock}`, () => findTyped(db, vocabulary, typed, loaded));
      kept.set(key, { results, stock, at: performance.now() });
      return results;
    },
  };
}

/** The search itself, with the staff words in `loaded`. */
export async function findTyped(
  db: Db,
  vocabulary: Vocabulary,
  asked: string,
  loaded: LoadedIndex,
): Promise<SearchResults> {
  const { sayings } = loaded.words;
  const said = emojiAsWords(asked);
  const typed = onMeantLayout(said, sayings);
  const spellCorrection = createSpellCorrection(vocabulary, termsOfShelves(loaded.names), sayings);
  const number = articleNumberIn(typed);
  const code = number === null ? null : ((await codeIsListed(db, number))?.code ?? null);
  const context = { db, vocabulary, spellCorrection, loaded };
  const begun = code === null ? await byCodeBeginning(context, typed) : null;
  const read = code === null ? (begun ?? (await findByConstraints(context, typed))) : await byCode(context, code);
  const meant = isMissing(read) ? await correctionOf(context, typed) : null;
  const isApplied = meant !== null && (read.level === 'none' ? meant.isCertain : meant.isNoWord);
  const corrected = meant !== null && isApplied ? { ...meant.found, level: 'typo' as const, text: meant.text } : read;
  const { level, filters, order, rowIndexes: found } = forPurpose(typed, corrected, loaded);
  const { rowIndexes, isPinned } = pinnedFirst(asked, found, loaded);
  return {
    level: level === 'none' && isPinned ? 'exact' : level,
    text: corrected.text ?? (typed === said ? null : typed),
    code,
    filters,
    order,
    correction: isApplied || rowIndexes.length > 0 ? null : (meant?.text ?? null),
    unfiltered: countUnfiltered(loaded.columns, { kind: 'places', rowIndexes }),
    nearest: rowIndexes.length > 0 ? [] : nearestOf(typed, corrected, meant?.found ?? null, loaded),
  };
}

/** A text that names no thing gets the products of the nearest shelves. */
function forPurpose(typed: string, read: ByConstraints, loaded: LoadedIndex): ByConstraints {
  if (read.level !== 'none' || (read.leftOut ?? []).length > 0 || !isPurposeOnly(typed, loaded)) return read;
  const rowIndexes = ofNearestShelves(typed, loaded);
  return rowIndexes.length === 0 ? read : { ...read, level: 'some', rowIndexes };
}

/** What a bound excluded, the results of the correction, or products similar to the words. */
function nearestOf(
  typed: string,
  read: ByConstraints,
  asked: ByConstraints | null,
  loaded: LoadedIndex,
): readonly number[] {
  const near = [...(read.leftOut ?? []), ...(asked?.rowIndexes ?? [])].slice(0, MOST_NEAREST);
  return near.length > 0 ? near : nearestProducts(typed, loaded);
}

async function byCode({ db, loaded }: WordsContext, code: string): Promise<ByConstraints> {
  const query = `('${code}')`;
  const { rowIndexes } = await matchedProducts(db, { query, surest: query, thing: [] }, loaded);
  return { level: 'code', text: null, rowIndexes, order: 'fit', filters: [] };
}

/** More colours than any model has. */
const MOST_BEGUN = 60;

/** Products whose article number begins with the figure; before it is read as money. */
async function byCodeBeginning({ db, loaded }: WordsContext, typed: string): Promise<ByConstraints | null> {
  const digits = codeBeginningIn(typed);
  if (digits === null) return null;
  const rowIndexes = rowIndexesOf(loaded.columns, await idsByCodeBeginning(db, digits, MOST_BEGUN));
  return rowIndexes.length === 0 ? null : { level: 'code', text: null, rowIndexes, order: 'fit', filters: [] };
}

/** Nothing was found, or an unknown word was left out that may be a slip. */
const isMissing = ({ level, filters }: ByConstraints): boolean =>
  level === 'none' || (level === 'some' && filters.some(({ kind }) => kind === 'word'));

/** «Did you mean …»: offered only when the corrected text finds something. */
async function correctionOf(context: WordsContext, typed: string): Promise<(Meant & { found: ByConstraints }) | null> {
  // A corrected text loses its figures («1.5 сая» would be 1 and 5), and a bound must not be lost.
  if (
    readConstraints(typed, context.loaded.names).some(
      ({ constraint: { kind } }) => kind !== 'colour' && kind !== 'room',
    )
  )
    return null;
  const meant = await didYouMean(typed, context.vocabulary, context.spellCorrection, context.loaded.words.sayings);
  if (meant === null) return null;
  const found = await findByConstraints(context, meant.text);
  if (found.rowIndexes.length === 0 || found.level === 'none' || found.level === 'some') return null;
  return { ...meant, found: { ...found, filters: [...found.filters, ...struckWords(typed, meant.dropped)] } };
}
