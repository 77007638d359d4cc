// A prepared statement has its own name and plan on every connection (db/prepare-statements.ts), and names are limited: a statement
// with a placeholder per list value would use one for each length, and let a connection grow to 150 MB.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createQueryCount } from '../src/modules/search/count-queries.ts';
import { databaseOfTest } from './database-of-test.ts';
import { recordStatements } from './recorded-statements.ts';
import { shopOfTest } from './shop-of-test.ts';
import { DEMO_DAY } from './template-database.ts';

const real = databaseOfTest();
let recorded: ReturnType<typeof recordStatements>;
beforeAll(() => {
  recorded = recordStatements(real.database.pool);
});

/** The statement with every list of placeholders replaced by one. */
const withoutLengths = (text: string): string =>
  text.replace(/\$\d+(?:\s*,\s*\$\d+)*/g, '$').replace(/\(\$\)(?:\s*,\s*\(\$\))+/g, '($)');

/** Statements of which two differ only in the number of placeholders. */
const byLength = (texts: Iterable<string>): string[] =>
  [...Map.groupBy(new Set(texts), withoutLengths)].filter(([, same]) => same.length > 1).map(([text]) => text);

const WORDS = 'буйдан ширээ сандал xqzw диванн цагаан шургуулгатай орр мод хар том'.split(' ');

/** Uses the shop's lists with this length. */
async function useLists(length: number): Promise<void> {
  const { db } = recorded;
  const ids = Array.from({ length }, (_, at) => at + 1);
  const words = WORDS.slice(0, length);
  const shop = shopOfTest(db);
  await sql`insert into search_dirty (product_id) select id from products order by id limit ${length}`.execute(db);
  await shop.refresh();
  await shop.ask('search', { search: words.join(' '), brand: ids, sub: ids });
  await shop.ask('suggest', { search: words.join(' ') });
  await shop.ask('categoryProduct', { id: 1, brand: ids, sub: ids });
  await shop.ask('compare', { id: ids.slice(0, 4) });
  await shop.ask('cartProduct', { products: ids.map(String) });
  const count = createQueryCount(db, () => DEMO_DAY);
  for (const word of words) count.add(word, 'exact', 1);
  await count.write();
}

test('no statement of the shop depends on the length of a list', async () => {
  for (const length of [1, 2, 5, 11]) await useLists(length);
  const texts = recorded.take().map((statement) => statement.sql);
  expect(new Set(texts).size).toBeGreaterThan(20);
  expect(texts.some((text) => /insert into "?search_queries/.test(text))).toBe(true);
  expect(byLength(texts)).toEqual([]);
});

test('one that does would be noticed', async () => {
  const { db, take } = recorded;
  for (const ids of [[1], [1, 2]]) {
    await db.selectFrom('products').select('code').where('id', 'in', ids).execute();
    const rows = ids.map((product_id) => ({ product_id }));
    await db.insertInto('search_dirty').values(rows).execute();
  }
  expect(byLength(take().map((statement) => statement.sql))).toHaveLength(2);
});
