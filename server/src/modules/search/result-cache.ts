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

/** What a typed text was taken for, and what the shop has of it, best first. */
interface SearchResults {
  level: SearchLevel;
  text: string | null;
  filters: UnderstoodFilter[];
  order: ByConstraints['order'];
  code: string | null;
  correction: string | null;
  unfiltered: FacetCounts;
  /** Where nothing was found: what comes nearest to it. */
  nearest: readonly number[];
}

interface Kept {
  results: SearchResults;
  /** The stock it was counted and ordered with, and when. */
  stock: string;
  at: number;
}

export interface ResultCache {
  by(typed: string, loaded: LoadedIndex): Promise<SearchResults>;
}

/** What can be bought comes first: for so long a finding may not know that another product is sold out, or is back. */
const OLD_STOCK_MS = 20_000;
/** The texts, and what a list keeps beside its counts: its first pages and the rows of its sidebar. */
const LEAST_BYTES = 20_000;

const bytesOf = ({ unfiltered: { rowIndexes, sub, brand, colour, material, value } }: SearchResults): number =>
  [rowIndexes, sub, brand, colour, material, value].reduce((sum, column) => sum + column.byteLength, LEAST_BYTES);

/** A shopper who turns pages and ticks filters asks for the same words again and again, and many ask for the same ones. */
export function createResultCache(db: Db, vocabulary: Vocabulary, memory: CacheMemory): ResultCache {
  // By bytes and not by number: a word of a third of a million products is 300,000 places, and anybody may type a thousand texts
  // that find nothing.
  const kept = memory.lru<string, Kept>('findings', ({ results }) => bytesOf(results));
  const share = createSingleFlight<SearchResults>();
  return {
    async by(typed, loaded) {
      // The version is part of the key: a change makes new findings, nobody has to think of dropping old ones.
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

/** The search itself, by the words of staff that `loaded` carries. */
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

/** A text that names no thing is answered by what stands nearest. */
function forPurpose(typed: string, read: ByConstraints, loaded: LoadedIndex): ByConstraints {
  if (read.level !== 'none' || (read.leftOut ?? []).length > 0 || !isPurposeOnly(typed, loaded)) return read;
  const rowIndexes = ofNearestShelves(typed, loaded);
  return rowIndexes.length === 0 ? read : { ...read, level: 'some', rowIndexes };
}

/** What a bound has left out, what the shopper is asked back for, or what is like the words. */
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

/** Before a figure is read as money: the products whose number begins with it. */
async function byCodeBeginning({ db, loaded }: WordsContext, typed: string): Promise<ByConstraints | null> {
  const digits = codeBeginningIn(typed);
  if (digits === null) return null;
  const rowIndexes = rowIndexesOf(loaded.columns, await idsByCodeBeginning(db, digits, MOST_BEGUN));
  return rowIndexes.length === 0 ? null : { level: 'code', text: null, rowIndexes, order: 'fit', filters: [] };
}

/** Nothing was found, or a word was left out of which somebody may have meant another. */
const isMissing = ({ level, filters }: ByConstraints): boolean =>
  level === 'none' || (level === 'some' && filters.some(({ kind }) => kind === 'word'));

/** «Did you mean …»: asked of the shop before it is asked of the shopper. */
async function correctionOf(context: WordsContext, typed: string): Promise<(Meant & { found: ByConstraints }) | null> {
  // A corrected text carries no figures over («1.5 сая» would be 1 and 5), and a bound may never be lost.
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
