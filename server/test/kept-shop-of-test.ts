import type { Ask } from '@tokhi/contract/client';
import type { Redis } from 'ioredis';
import type { Db } from '../src/db/database.ts';
import { readEnv } from '../src/env.ts';
import { countInDatabase, createTries, openSocial } from '../src/modules/accounts/public.ts';
import { refreshSearch, type SearchIndex } from '../src/modules/search/public.ts';
import { cacheThrough, openShop } from '../src/open-shop.ts';
import { SESSION_LIVES } from './app-of-test.ts';
import { dbAs } from './database-of-test.ts';
import { DEMO_DAY } from './template-database.ts';

export interface KeptShop {
  ask: Ask;
  index: SearchIndex;
  /** The number of answers computed, not cached, since the last call. */
  computed(): number;
  /** Does at once what the worker and this process do within two seconds. */
  refresh(): Promise<void>;
}

/** The calls of one API process with cached answers, under its own versions in the Redis that all tests share. */
export function keptShopOfTest(ofTest: Db, redis: Redis, name: string): KeptShop {
  const db = dbAs(ofTest, 'api');
  const now = () => DEMO_DAY;
  let computed = 0;
  const keep = cacheThrough(redis, name);
  const { table, index } = openShop({
    sessionLives: SESSION_LIVES,
    tries: createTries([countInDatabase(db, now)]),
    commonPasswords: new Set(),
    social: openSocial(readEnv({}), () => undefined),
    db,
    now,
    cacheMegabytes: 64,
    keep: (ofCatalogue, memory) => {
      const kept = keep(ofCatalogue, memory);
      return (call, keeping, answer) =>
        kept(call, keeping, (body) => {
          computed += 1;
          return answer(body);
        });
    },
  });
  return {
    ask: table.ask,
    index,
    computed() {
      const count = computed;
      computed = 0;
      return count;
    },
    async refresh() {
      while ((await refreshSearch(ofTest)) > 0);
      await index.catchUp();
    },
  };
}
