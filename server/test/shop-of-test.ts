import type { Ask } from '@tokhi/contract/client';
import type { EndpointName } from '@tokhi/contract/endpoints';
import type { Db } from '../src/db/database.ts';
import { readEnv } from '../src/env.ts';
import { countInDatabase, createTries, openSocial } from '../src/modules/accounts/public.ts';
import { refreshSearch, type SearchIndex } from '../src/modules/search/public.ts';
import { openShop } from '../src/open-shop.ts';
import { answersOfTest } from './answers-of-test.ts';
import { SESSION_LIVES } from './app-of-test.ts';
import { dbAs } from './database-of-test.ts';
import { DEMO_DAY } from './template-database.ts';

export interface ShopOfTest {
  ask: Ask;
  /** The call's answer before the contract parses it. */
  answer(name: EndpointName, body: object): Promise<unknown>;
  index: SearchIndex;
  /** Does at once what the worker and a following process do within two seconds. */
  refresh(): Promise<void>;
}

/** An anonymous visitor. */
const GUEST = {
  who: 'nobody',
  requestId: 'test',
  address: '127.0.0.1',
  browser: 'test',
  browserKey: '',
  call: 'test',
} as const;

/**
 * The calls of the shop without HTTP, on the test's clock; it refreshes only on request. With `anew` no answer is cached: for data that
 * may be some seconds old by design (docs/caches.md) and that a test needs at once.
 */
export function shopOfTest(
  ofTest: Db,
  now: () => Date = () => DEMO_DAY,
  answers: 'kept' | 'anew' = 'kept',
): ShopOfTest {
  const db = dbAs(ofTest, 'api');
  const keep = answers === 'kept' ? { keep: answersOfTest(now) } : {};
  const { table, index } = openShop({
    db,
    now,
    sessionLives: SESSION_LIVES,
    tries: createTries([countInDatabase(db, now)]),
    commonPasswords: new Set(),
    social: openSocial(readEnv({}), () => undefined),
    cacheMegabytes: 64,
    ...keep,
  });
  return {
    ask: table.ask,
    answer: async (name, body) => {
      const bound = table.bound().find(([built]) => built === name)?.[1];
      return bound?.answer(body, GUEST);
    },
    index,
    async refresh() {
      while ((await refreshSearch(ofTest)) > 0);
      await index.catchUp();
    },
  };
}
