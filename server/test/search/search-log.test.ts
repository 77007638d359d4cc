// Searches identify nobody: neither a row of the log nor data derived from it does.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnFromSearches } from '../../src/modules/search/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest, dbAs } from '../database-of-test.ts';
import { askAs, signedInCustomer } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

/** All stored data about searches, with all columns: a new one has to be considered here. */
const KEPT: Readonly<Record<string, string>> = {
  search_queries: 'asked day hits level query',
  search_outcomes: 'cart_additions clicks day product_id query',
  search_sums: 'asked asked_before cart_additions clicks days days_asked days_clicked hits query unclicked',
  search_spans: 'asked asked_before cart_additions days missed missed_before summed_at unclicked',
  popular_searches: 'asked days_clicked place text',
};
const tables = Object.keys(KEPT);

test('the log has counts by day and text, and no column for a person, a session, an address or a moment', async () => {
  const { rows } = await sql<{ table_name: string; columns: string }>`
    select table_name, string_agg(column_name, ' ' order by column_name) as columns from information_schema.columns
    where table_schema = 'public' and table_name = any(${tables}::text[]) group by table_name`.execute(
    real.database.db,
  );
  expect(Object.fromEntries(rows.map(({ table_name, columns }) => [table_name, columns]))).toEqual(KEPT);
});

test('it refers to products alone, and nothing refers to it but what is summed up of it', async () => {
  const { rows } = await sql<{ ours: string; other: string }>`
    select conrelid::regclass::text as ours, confrelid::regclass::text as other from pg_constraint
    where contype = 'f' and (conrelid::regclass::text = any(${tables}::text[]) or confrelid::regclass::text = any(${tables}::text[]))
    order by 1`.execute(real.database.db);
  expect(rows.map(({ ours, other }) => `${ours} ${other}`)).toEqual([
    'search_outcomes products',
    'search_sums search_spans',
  ]);
});

test('a customer who searches for themselves, signed in, is in no row of it', async () => {
  const { db } = real.database;
  const { id, email, token } = await signedInCustomer(db, { name: 'Пүрэвдулам', phone: '95550417' });
  for (const search of ['буйдан', email, `буйдан ${email}`, '9555-0417', '95550417 хүргэлт'])
    expect((await askAs(shop.app, token, 'search', { search })).status).toBe(200);
  const logged = async () => JSON.stringify((await sql`select * from search_queries`.execute(db)).rows);
  // Written in batches, every two seconds.
  await expect.poll(logged, { timeout: 10_000 }).toContain('буйдан');
  await learnFromSearches(dbAs(db, 'worker'), DEMO_DAY);
  const kept = (await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)}`.execute(db))))
    .flatMap(({ rows }) => rows.map((row) => JSON.stringify(row)))
    .join('\n');
  for (const one of [email, '9555', token, 'Пүрэвдулам', `"customer_id":${id}`]) expect(kept).not.toContain(one);
});
