import type { SearchLevel, UnderstoodFilter } from '@tokhi/contract/calls/search';
import type { CacheMemory } from '../../cache/cache-memory.ts';
import { createSingleFlight } from '../../cache/single-flight.ts';
import type { Db } from '../../db/database.ts';
import { codeIsListed } from '../catalogue/public.ts';
import { didYouMean } from './did-you-mean.ts';
import { findByWords, type WordsFrame } from './find-by-words.ts';
import { countWhole, type FacetCounts } from './index/count-facets.ts';
import type { LoadedIndex } from './index/search-index.ts';
import { matchedProducts } from './matched-products.ts';
import { type ByWishes, findByWishes } from './wishes/find-by-wishes.ts';
import { articleNumberIn } from './words/article-number.ts';
import { createMending } from './words/mending.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** What a typed text was taken for, and what the shop has of it, best first. */
interface Found {
  level: SearchLevel;
  text: string | null;
  filters: UnderstoodFilter[];
  order: ByWishes['order'];
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
  const frame = { db, vocabulary, mending, loaded };
  const read = code === null ? await findByWishes(frame, typed) : await byCode(frame, code);
  const { level, text, filters, order, places } = read;
  return {
    level,
    text,
    code,
    filters,
    order,
    correction: level === 'none' ? await correctionOf(frame, typed) : null,
    whole: countWhole(loaded.columns, { kind: 'places', places }),
  };
}

async function byCode({ db, loaded }: WordsFrame, code: string): Promise<ByWishes> {
  const query = `('${code}')`;
  const { places } = await matchedProducts(db, { query, surest: query, thing: [] }, loaded);
  return { level: 'code', text: null, places, order: 'fit', filters: [] };
}

/** «Did you mean …»: asked of the shop before it is asked of the shopper. */
async function correctionOf(frame: WordsFrame, typed: string): Promise<string | null> {
  const said = await didYouMean(typed, frame.vocabulary, frame.mending);
  return said !== null && (await findByWords(frame, said, { isAll: true })).places.length > 0 ? said : null;
}
