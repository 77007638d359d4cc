import type { Ask } from '@tokhi/contract/client';
import type { Redis } from 'ioredis';
import { createCacheMemory } from '../src/answers/cache-memory.ts';
import { createKeepAnswers } from '../src/answers/kept-answers.ts';
import type { Db } from '../src/db/database.ts';
import { createCallTable } from '../src/http/call-table.ts';
import { bindModules } from '../src/modules/bind-modules.ts';
import { createSearchIndex, refreshSearch, type SearchIndex } from '../src/modules/search/public.ts';
import { DEMO_DAY } from './template-database.ts';

export interface KeptShop {
  ask: Ask;
  index: SearchIndex;
  /** How many answers were computed, and not given again, since it was last asked. */
  computed(): number;
  /** What the worker and this process do within two seconds, now. */
  refresh(): Promise<void>;
}

/** The calls of one API process with its kept answers, under versions of its own in the Redis that all tests share. */
export function keptShopOfTest(db: Db, redis: Redis, name: string): KeptShop {
  const now = () => DEMO_DAY;
  const index = createSearchIndex(db, now);
  const memory = createCacheMemory(64);
  const version = async () => `${name}.${(await index.loaded()).version}`;
  const keep = createKeepAnswers({ redis, version, changes: index.changes, memory });
  let computed = 0;
  const table = createCallTable((call, keeping, answer) =>
    keep(call, keeping, (body) => {
      computed += 1;
      return answer(body);
    }),
  );
  bindModules(table, { db, now, index, memory });
  return {
    ask: table.ask,
    index,
    computed() {
      const count = computed;
      computed = 0;
      return count;
    },
    async refresh() {
      while ((await refreshSearch(db)) > 0);
      await index.catchUp();
    },
  };
}
