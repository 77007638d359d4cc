// Queries the search of a demo shop in process: parsed by the contract like every call, without the limits of HTTP.
import type { Db } from '../../../src/db/database.ts';
import { readEnv } from '../../../src/env.ts';
import { countInDatabase, createTries, openSocial } from '../../../src/modules/accounts/public.ts';
import { openShop } from '../../../src/open-shop.ts';
import { generateQueries } from './generate-queries.ts';
import { judgeAnswer } from './judge-answer.ts';
import { productsOfShop } from './products-of-shop.ts';
import type { Judged } from './report.ts';
import { shopTruth } from './shop-truth.ts';

interface Run {
  seed: number;
  now: Date;
  /** The share of a full run's queries. */
  share?: number;
}

export async function askQueries(db: Db, { seed, now, share }: Run): Promise<Judged[]> {
  const clock = () => now;
  const { table } = openShop({
    db,
    now: clock,
    sessionLives: { unusedDays: 30, wholeDays: 90 },
    tries: createTries([countInDatabase(db, clock)]),
    commonPasswords: new Set(),
    social: openSocial(readEnv({}), () => undefined),
    cacheMegabytes: 64,
  });
  const products = await productsOfShop(db, now);
  const judged: Judged[] = [];
  for (const query of generateQueries(seed, shopTruth([...products.values()]), share)) {
    const answer = await table.ask('search', { search: query.text });
    judged.push({ query, answer, verdict: judgeAnswer(query, answer) });
  }
  return judged;
}
