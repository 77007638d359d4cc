// No typed text may cost the shop more than its share. What it costs is counted in statements, values and pages, which are the
// same on every machine, and for the process in the time of ordinary searches of the same run.
import { readFileSync } from 'node:fs';
import { LONGEST_SEARCH } from '@tokhi/rules/catalogue/search-check';
import { beforeAll, expect, test } from 'vitest';
import { readDictionary } from '../../src/modules/search/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { pagesReadBy, recordStatements } from '../recorded-statements.ts';
import { shopOfTest } from '../shop-of-test.ts';
import { hostileTexts, OF_A_KIND } from './hostile-texts.ts';
import { makeVocabularyYoung } from './young-vocabulary.ts';

/** The most that one text may cost PostgreSQL. The cards of a page alone are some 900 pages of tables and indexes. */
const MOST = {
  search: { statements: 26, values: 500, pages: 2_000 },
  // What nothing begins with is searched for, too.
  suggest: { statements: 34, values: 520, pages: 2_600 },
};
type Call = keyof typeof MOST;
/** Of every kind a third is looked at page by page. */
const LOOKED_AT = Math.ceil(OF_A_KIND / 3);

const KINDS = [...hostileTexts()];
const ordinary: { typed: string }[] = JSON.parse(
  readFileSync(new URL('../../src/modules/search/words/test-data/demo-shop-queries.json', import.meta.url), 'utf8'),
);

const small = databaseOfTest();
const large = databaseOfTest();
beforeAll(async () => {
  readDictionary();
  await makeVocabularyYoung(small.database.pool, 0);
  await makeVocabularyYoung(large.database.pool, 30_000);
});

test('the hostile texts are of twenty kinds, as many of each, and all may be typed', () => {
  const texts = new Set(KINDS.flatMap(([, some]) => some));
  expect([KINDS.length, texts.size]).toEqual([20, 20 * OF_A_KIND]);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(LONGEST_SEARCH);
});

/** What was sent to answer a call; counting what was searched is a write of its own, every two seconds. */
const isQuestion = ({ sql }: { sql: string }): boolean => /^\s*(?:select|with)\b/i.test(sql);

async function costs(real: typeof small, call: Call) {
  const { pool } = real.database;
  const { db, take } = recordStatements(pool);
  const shop = shopOfTest(db);
  await shop.index.loaded();
  const tooDear: string[] = [];
  for (const [kind, texts] of KINDS) {
    for (const [at, search] of texts.entries()) {
      take();
      await shop.ask(call, { search });
      const sent = take().filter(isQuestion);
      let pages = 0;
      for (const statement of at < LOOKED_AT ? sent : []) pages += await pagesReadBy(pool, statement);
      const values = sent.flatMap(({ parameters }) => parameters.filter(Array.isArray).flat()).length;
      const cost = { statements: sent.length, values, pages };
      const over = (Object.keys(cost) as (keyof typeof cost)[]).some((what) => cost[what] > MOST[call][what]);
      if (over) tooDear.push(`${kind}: ${JSON.stringify(cost)} for ${search}`);
    }
  }
  return tooDear;
}

const SHOPS = { 'in the demo shop': small, 'in a shop with 30,000 words': large };
test.each(
  Object.entries(SHOPS).flatMap(([where, real]) =>
    (['search', 'suggest'] as const).map((call) => ({ where, real, call })),
  ),
)('$where, which no VACUUM has visited, no text makes $call dear', async ({ real, call }) => {
  expect(await costs(real, call)).toEqual([]);
});

test('the process works no longer for hostile texts than for a few ordinary searches', async () => {
  const shop = shopOfTest(large.database.db);
  await shop.index.loaded();
  const timeOf = async (texts: string[]) => {
    const before = process.threadCpuUsage();
    for (const search of texts) await shop.ask('search', { search });
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / texts.length;
  };
  const typed = ordinary.map((query) => query.typed);
  // The first hundreds are slower, because the engine has not met the code yet.
  await timeOf(typed.slice(0, 300));
  const usual = await timeOf(typed.slice(300));
  for (const [kind, texts] of KINDS) expect({ kind, times: (await timeOf(texts)) / usual }).toSatisfy(isBearable);
});

/** Measured: up to 4 times; before words were bounded and far ones told by their sounds, 30 times. */
const isBearable = ({ times }: { times: number }): boolean => times < 12;
