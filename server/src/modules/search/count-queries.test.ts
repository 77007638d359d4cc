import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { lockTable } from '../../../test/lock-table.ts';
import { shopOfTest } from '../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { withAbort } from '../../cache/abort.ts';
import { createQueryCount } from './count-queries.ts';

const real = databaseOfTest();
const counted = (query: string) =>
  real.database.db
    .selectFrom('search_queries')
    .select(['day', 'level', 'hits', 'asked'])
    .where('query', '=', query)
    .orderBy('day')
    .execute();

test('searches of a day are counted by their text, with what they found last', async () => {
  const count = createQueryCount(real.database.db, () => DEMO_DAY);
  count.add('Кино  театр', 'none', 0);
  count.add('кино театр', 'none', 0);
  await count.write();
  count.add('кино театр', 'exact', 3);
  await count.write();
  expect(await counted('кино театр')).toEqual([{ day: '2026-11-15', level: 'exact', hits: 3, asked: 3 }]);
});

test('a day is a day of Ulaanbaatar', async () => {
  let now = new Date('2026-11-15T15:59:59Z');
  const count = createQueryCount(real.database.db, () => now);
  count.add('шөнө', 'none', 0);
  now = new Date('2026-11-15T16:00:00Z');
  count.add('шөнө', 'none', 0);
  await count.write();
  expect((await counted('шөнө')).map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-16']);
});

test('texts that only the database takes for the same, or that are too long, cost the others nothing', async () => {
  const count = createQueryCount(real.database.db, () => DEMO_DAY);
  count.add('\ud800', 'none', 0);
  count.add('\ud801', 'none', 0);
  count.add('🛋'.repeat(100), 'none', 0);
  count.add('үлдэх ёстой', 'none', 0);
  await count.write();
  expect(await counted('үлдэх ёстой')).toHaveLength(1);
});

test('a search of the shop is counted once, its other pages are not', async () => {
  const shop = shopOfTest(real.database.db);
  const { products } = await shop.ask('search', { search: 'сандал' });
  await shop.ask('search', { search: 'сандал', page: 2 });
  await expect.poll(() => counted('сандал')).toEqual([{ day: '2026-11-15', level: 'exact', hits: products, asked: 1 }]);
});

test('a search is counted although its visitor has gone before the count is written', async () => {
  const count = createQueryCount(real.database.db, () => DEMO_DAY);
  const gone = new AbortController();
  const tableLock = await lockTable(real.url, 'search_queries');
  await withAbort(gone.signal, async () => count.add('гараад явсан', 'none', 0));
  gone.abort();
  await expect.poll(() => tableLock.waiting()).toBe(1);
  // Enough time for a query that should stop.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await tableLock.release();
  await expect.poll(() => counted('гараад явсан')).toHaveLength(1);
});

test.each(['bold@tokhi.mn', '9911 2233', 'утас: +976 99-11-22-33', '4111.1111.1111.1111'])(
  '«%s» may name a person and is not counted, also where its neighbours are',
  async (text) => {
    const count = createQueryCount(real.database.db, () => DEMO_DAY);
    count.add(text, 'none', 0);
    count.add(`хажууд нь ${text.length}`, 'none', 0);
    await count.write();
    expect([await counted(text.toLowerCase()), (await counted(`хажууд нь ${text.length}`)).length]).toEqual([[], 1]);
  },
);
