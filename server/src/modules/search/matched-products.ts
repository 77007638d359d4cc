import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { DocumentColumns } from './index/document-columns.ts';
import type { LoadedIndex } from './index/search-index.ts';
import { placesOf } from './places-of.ts';
import { idsByAllWords, idsByNames } from './search.queries.ts';

/** A shopper who turns pages and ticks filters asks for the same words again and again. */
const MOST_MATCHES = 500;
/** A shopper who has found a row of products needs no loose mentions behind them. */
const FEWEST_BY_NAME = 8;
const MOST_BY_DESCRIPTION = 300;

/** Where the found products stand, and how well each fits: 0 by the name, 1 by the shelf, 2 by the description, 3 by the category. */
export interface Matches {
  places: number[];
  fit: Uint8Array;
}

export interface MatchedProducts {
  by(query: string, loaded: LoadedIndex): Promise<Matches>;
}

export function createMatchedProducts(db: Db): MatchedProducts {
  const kept = new LRUCache<string, Promise<Matches>>({ max: MOST_MATCHES });
  return {
    by(query, loaded) {
      // The version is part of the key: a change makes new matches, nobody has to think of dropping old ones.
      const key = `${loaded.version} ${query}`;
      const known = kept.get(key);
      if (known) return known;
      const asked = match(db, query, loaded.columns);
      kept.set(key, asked);
      asked.catch(() => kept.delete(key));
      return asked;
    },
  };
}

async function match(db: Db, query: string, columns: DocumentColumns): Promise<Matches> {
  const { named, shelved } = await idsByNames(db, query, within(query, 'A'));
  const fit = [placesOf(columns, unpack(named)), placesOf(columns, unpack(shelved))];
  const found = fit.flat();
  if (found.length < FEWEST_BY_NAME) {
    const known = new Set(found);
    const described = placesOf(columns, await idsByAllWords(db, within(query, 'ABD'), MOST_BY_DESCRIPTION));
    fit.push(described.filter((place) => !known.has(place)));
    if (fit.every((places) => places.length === 0)) {
      fit.push(placesOf(columns, await idsByAllWords(db, query, MOST_BY_DESCRIPTION)));
    }
  }
  return {
    places: fit.flat(),
    fit: Uint8Array.from(fit.flatMap((places, how) => places.map(() => how))),
  };
}

/** The same words, looked for in parts of the text only: A name, B shelf, C category, D description. */
const within = (query: string, weights: string): string => query.replaceAll(/'([a-z0-9]+)'/g, `'$1':${weights}`);

/** Big-endian 32-bit numbers, as int4send writes them. */
function* unpack(packed: Buffer): Generator<number> {
  for (let at = 0; at < packed.length; at += 4) yield packed.readInt32BE(at);
}
