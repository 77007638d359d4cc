import type { SearchLevel } from '@tokhi/contract/calls/search';
import type { CacheMemory } from '../../cache/cache-memory.ts';
import { createSingleFlight } from '../../cache/single-flight.ts';
import type { Db } from '../../db/database.ts';
import { codeIsListed } from '../catalogue/public.ts';
import { didYouMean } from './did-you-mean.ts';
import { countWhole, type FacetCounts } from './index/count-facets.ts';
import type { LoadedIndex } from './index/search-index.ts';
import { matchedProducts } from './matched-products.ts';
import { areTheThing, mostWordsFirst } from './some-words.ts';
import { articleNumberIn } from './words/article-number.ts';
import { createMending, type Mending } from './words/mending.ts';
import { anyOf, anyWord, eachWord, thingAsked, tsQuery } from './words/ts-query.ts';
import { understandQuery } from './words/understand.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** What a typed text was taken for, and what the shop has of it, best first. */
interface Found {
  level: SearchLevel;
  text: string | null;
  code: string | null;
  correction: string | null;
  whole: FacetCounts;
}

interface Kept {
  found: Found;
  /** The stock it was counted and ordered with, and when. */
  stock: string;
  at: number;
}

interface ByWords {
  level: SearchLevel;
  text: string | null;
  places: number[];
}

export interface FoundProducts {
  by(typed: string, loaded: LoadedIndex): Promise<Found>;
}

/** What can be bought comes first: for so long a finding may not know that another product is sold out, or is back. */
const OLD_STOCK_MS = 20_000;
/** The texts, and what a list keeps beside its counts: its first pages and the rows of its sidebar. */
const LEAST_BYTES = 20_000;

const bytesOf = ({ whole: { places, sub, brand, colour, material, value } }: Found): number =>
  [places, sub, brand, colour, material, value].reduce((sum, column) => sum + column.byteLength, LEAST_BYTES);

/** A shopper who turns pages and ticks filters asks for the same words again and again, and many ask for the same ones. */
export function createFoundProducts(db: Db, vocabulary: Vocabulary, memory: CacheMemory): FoundProducts {
  // By bytes and not by number: a word of a third of a million products is 300,000 places, and anybody may type a thousand texts
  // that find nothing.
  const kept = memory.lru<string, Kept>('findings', ({ found }) => bytesOf(found));
  const share = createSingleFlight<Found>();
  return {
    async by(typed, loaded) {
      // The version is part of the key: a change makes new findings, nobody has to think of dropping old ones.
      const key = `${loaded.goodsVersion} ${typed}`;
      const known = kept.get(key);
      const stock = loaded.stockVersion;
      if (known && (known.stock === stock || performance.now() - known.at < OLD_STOCK_MS)) return known.found;
      const found = await share(`${key} ${stock}`, () => find(db, vocabulary, typed, loaded));
      kept.set(key, { found, stock, at: performance.now() });
      return found;
    },
  };
}

async function find(db: Db, vocabulary: Vocabulary, typed: string, loaded: LoadedIndex): Promise<Found> {
  const mending = createMending(vocabulary);
  const number = articleNumberIn(typed);
  const code = number === null ? null : ((await codeIsListed(db, number))?.code ?? null);
  const { level, text, places } =
    code === null
      ? await byWords(db, vocabulary, mending, typed, loaded)
      : {
          level: 'code' as const,
          text: null,
          places: await matchedProducts(db, { query: `('${code}')`, thing: [] }, loaded),
        };
  return {
    level,
    text,
    code,
    correction: level === 'none' ? await didYouMean(typed, vocabulary, mending) : null,
    whole: countWhole(loaded.columns, { kind: 'places', places }),
  };
}

/** Each is a search of its own; those next to the thing tell most about it. */
const MOST_COUNTED_WORDS = 5;

const NOTHING: ByWords = { level: 'none', text: null, places: [] };

async function byWords(
  db: Db,
  vocabulary: Vocabulary,
  mending: Mending,
  typed: string,
  loaded: LoadedIndex,
): Promise<ByWords> {
  const understanding = await understandQuery(typed, vocabulary, mending);
  const { level, text } = understanding;
  const thing = thingAsked(understanding);
  const matches = (query: string) => matchedProducts(db, { query, thing }, loaded);
  const query = tsQuery(understanding);
  const all = query === null ? [] : await matches(query);
  if (all.length > 0) return { level, text, places: all };
  // No product has all the words: those with some of them («ширээ сандал» is a table or a chair).
  const any = anyWord(understanding);
  if (any === null || thing.length === 0) return NOTHING;
  const itself = anyOf(thing);
  const things = await matches(itself);
  const ids = things.map((place) => loaded.columns.productId[place] as number);
  if (!(await areTheThing(db, thing, ids))) return NOTHING;
  const some = await matches(any);
  const others = eachWord(understanding).filter((word) => word !== itself);
  const byOther = await Promise.all(others.slice(-MOST_COUNTED_WORDS).map(matches));
  return { level: 'some', text, places: mostWordsFirst(some, things, byOther) };
}
