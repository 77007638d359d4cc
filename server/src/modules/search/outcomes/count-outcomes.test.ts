import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { databaseOfTest, dbAs } from '../../../../test/database-of-test.ts';
import { lockTable } from '../../../../test/lock-table.ts';
import { shopOfTest } from '../../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { createQueryCount } from '../count-queries.ts';
import { purgeOldQueries } from '../purge-old-queries.job.ts';
import { createOutcomeCount } from './count-outcomes.ts';

const real = databaseOfTest();
const SOFA = '70489215';
const TODAY = '2026-11-15';
const YESTERDAY = new Date(DEMO_DAY.getTime() - 86_400_000);

const outcomes = () =>
  real.database.db
    .selectFrom('search_outcomes')
    .innerJoin('products', 'products.id', 'search_outcomes.product_id')
    .select(['day', 'query', 'code', 'clicks', 'cart_additions'])
    .orderBy('query')
    .execute();

async function searched(text: string, hits: number, at = DEMO_DAY): Promise<void> {
  const count = createQueryCount(real.database.db, () => at);
  count.add(text, 'exact', hits);
  await count.write();
}

beforeEach(async () => {
  await sql`truncate search_outcomes, search_queries`.execute(real.database.db);
});

test('what was opened and put into a cart is counted by day, text and product', async () => {
  await searched('Буйдан  хар', 3);
  const count = createOutcomeCount(real.database.db, () => DEMO_DAY);
  count.add({ search: 'буйдан хар', product: SOFA, did: 'open' });
  count.add({ search: 'БУЙДАН хар', product: SOFA, did: 'open' });
  await count.write();
  count.add({ search: 'буйдан хар', product: SOFA, did: 'cart' });
  await count.write();
  expect(await outcomes()).toEqual([{ day: TODAY, query: 'буйдан хар', code: SOFA, clicks: 2, cart_additions: 1 }]);
});

test('a text counts that was searched today or yesterday and found something', async () => {
  await searched('өчигдөр', 1, YESTERDAY);
  await searched('уржигдар', 1, new Date(DEMO_DAY.getTime() - 2 * 86_400_000));
  await searched('хоосон', 0);
  const count = createOutcomeCount(real.database.db, () => DEMO_DAY);
  for (const search of ['өчигдөр', 'уржигдар', 'хоосон', 'зохиосон']) count.add({ search, product: SOFA, did: 'open' });
  await count.write();
  expect((await outcomes()).map(({ query }) => query)).toEqual(['өчигдөр']);
});

test('a product counts that the shop sells', async () => {
  await searched('буйдан', 3);
  await sql`update products set withdrawn_at = now() where code = '70489222'`.execute(real.database.db);
  const count = createOutcomeCount(real.database.db, () => DEMO_DAY);
  for (const product of ['00000000', '70489222', SOFA]) count.add({ search: 'буйдан', product, did: 'open' });
  await count.write();
  expect((await outcomes()).map(({ code }) => code)).toEqual([SOFA]);
});

test.each(['bold@tokhi.mn', '9911 2233', '+976 99-11-22-33', 'уб99112233'])(
  '«%s» may name a person and is not kept',
  async (text) => {
    await searched(text, 3);
    await searched('буйдан 1500000', 3);
    const count = createOutcomeCount(real.database.db, () => DEMO_DAY);
    for (const search of [text, 'буйдан 1500000']) count.add({ search, product: SOFA, did: 'open' });
    await count.write();
    expect((await outcomes()).map(({ query }) => query)).toEqual(['буйдан 1500000']);
  },
);

test('a day has so many rows at most, and those that it has are counted on', async () => {
  for (const text of ['нэг', 'хоёр', 'гурав']) await searched(text, 1);
  const count = createOutcomeCount(real.database.db, () => DEMO_DAY, 2);
  for (const search of ['нэг', 'хоёр', 'гурав', 'нэг']) {
    count.add({ search, product: SOFA, did: 'open' });
    await count.write();
  }
  expect((await outcomes()).map(({ query, clicks }) => `${query} ${clicks}`)).toEqual(['нэг 2', 'хоёр 1']);
});

test('the call answers while the table cannot be written', async () => {
  const shop = shopOfTest(real.database.db);
  const tableLock = await lockTable(real.url, 'search_outcomes');
  const answer = shop.answer('searchOutcome', { search: 'буйдан', product: SOFA, did: 'open' });
  const said = await answer.catch(String);
  await tableLock.release();
  expect(said).toEqual({ result: 'success' });
});

test('outcomes are kept as long as searches', async () => {
  const { db } = real.database;
  await sql`insert into search_outcomes (day, query, product_id, clicks)
    select day::date, 'буйдан', 1, 1 from generate_series(date '2026-08-15', '2026-11-15', '1 day') as day`.execute(db);
  expect(await purgeOldQueries(dbAs(db, 'worker'), DEMO_DAY)).toBe(2);
  expect(await purgeOldQueries(dbAs(db, 'worker'), DEMO_DAY)).toBe(0);
});
