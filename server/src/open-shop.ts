// The shop over one database: its calls, what it keeps, and the catalogue that it follows. The API, the tests and the bench open it
// the same way, so that none of them runs another shop than the others.

import type { Redis } from 'ioredis';
import { type AnswerCache, createAnswerCache } from './cache/answer-cache.ts';
import { type CacheMemory, createCacheMemory } from './cache/cache-memory.ts';
import type { Db } from './db/database.ts';
import { type CallTable, createCallTable } from './http/calls/call-table.ts';
import { bindCatalogue } from './modules/catalogue/catalogue.routes.ts';
import { createCardCache } from './modules/catalogue/public.ts';
import { reviewsOfProduct } from './modules/reviews/public.ts';
import { createSearchIndex, type SearchIndex } from './modules/search/public.ts';
import { bindSearch } from './modules/search/search.routes.ts';

export interface OpenShop {
  table: CallTable;
  index: SearchIndex;
  memory: CacheMemory;
}

interface Parts {
  db: Db;
  /** The clock, as a parameter: tests set it. */
  now: () => Date;
  /** What it may keep, in all its stores together. */
  cacheMegabytes: number;
  /** How answers are kept; without it every answer is computed anew. */
  keep?: (index: SearchIndex, memory: CacheMemory) => AnswerCache;
}

export function openShop({ db, now, cacheMegabytes, keep }: Parts): OpenShop {
  const index = createSearchIndex(db, now);
  const memory = createCacheMemory(cacheMegabytes);
  const table = createCallTable(keep?.(index, memory));
  const cards = createCardCache(db, index.changes, memory);
  // Every module that answers calls, one line each.
  bindCatalogue(table, { db, now, versions: index, cards, reviews: reviewsOfProduct, memory });
  bindSearch(table, { db, now, index, cards, memory });
  return { table, index, memory };
}

/** Keeps answers in the process and in Redis, under a name of its own: shops that share a Redis share no answers. */
export const cacheThrough =
  (redis: Redis, name: string) =>
  (index: SearchIndex, memory: CacheMemory): AnswerCache =>
    createAnswerCache({
      redis,
      version: async () => `${name}.${(await index.loaded()).version}`,
      changes: index.changes,
      memory,
    });
