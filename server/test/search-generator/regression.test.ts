// A small run with a fixed seed, so that the gate detects a worse search. The large run with a new seed is
// `npm run search:generate`. After an improvement of the search, raise these numbers.
import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import { askQueries } from './run/ask-queries.ts';
import { generateQueries } from './run/generate-queries.ts';
import type { Verdict } from './run/judge-answer.ts';
import { productsOfShop } from './run/products-of-shop.ts';
import { QUERY_CLASSES } from './run/query.ts';
import { missesOf, reportByClass, tableOf } from './run/report.ts';
import { shopTruth } from './run/shop-truth.ts';

const shop = databaseOfTest();

const SEED = 29;
const SHARE_OF_FULL_RUN = 0.1;
/** In percent. */
const RIGHT_AT_LEAST = 96;
const EMPTY_AT_MOST = 2;
const WRONG_FIRST_AT_MOST = 2;

test('generated queries are answered as well as before', async () => {
  const judged = await askQueries(shop.database.db, { seed: SEED, now: DEMO_DAY, share: SHARE_OF_FULL_RUN });
  const reports = reportByClass(judged);
  const all = reports.at(-1);
  const percentOf = (verdict: Verdict) => (100 * (all?.counts[verdict] ?? 0)) / judged.length;
  const isGoodEnough =
    percentOf('right') >= RIGHT_AT_LEAST &&
    percentOf('empty') <= EMPTY_AT_MOST &&
    percentOf('wrong first') <= WRONG_FIRST_AT_MOST;
  const misses = QUERY_CLASSES.flatMap((name) => missesOf(judged, name));
  // The list is the message of a failure: it shows what got worse.
  expect(isGoodEnough ? [] : [tableOf(reports), ...misses]).toEqual([]);
});

test('the same seed draws the same queries, another one draws others', async () => {
  const products = await productsOfShop(shop.database.db, DEMO_DAY);
  const textsOf = (seed: number) => generateQueries(seed, shopTruth([...products.values()])).map(({ text }) => text);
  const first = textsOf(1);
  expect(first.length).toBeGreaterThan(2_000);
  expect(textsOf(1)).toEqual(first);
  expect(textsOf(2)).not.toEqual(first);
});
