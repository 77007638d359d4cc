// The derived tables are the same, whether built by many small batches or all at once.
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { fillShop } from '../../../../test/search/fill-shop-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import type { Db } from '../../../db/database.ts';
import { rebuildSearch, refreshSearch } from './refresh-search.ts';

const real = databaseOfTest();
let shop: ShopOfTest;

/** More products than a batch handles. */
beforeAll(async () => {
  await fillShop(real.database.db, 260, 7);
  shop = shopOfTest(real.database.db, () => DEMO_DAY, 'anew');
  await shop.refresh();
});

const WORDS = ['сандал', 'ширээ', 'хулс', 'GALUU', 'шинэ', 'буйдан', 'тэмээ', '160×200', 'царс'];

/** One change as staff make it; `at` picks the row, `word` the text. */
const CHANGES: ((at: number, word: string) => ReturnType<typeof sql>)[] = [
  (at, word) => sql`update products set name = ${`NARAN ${word}`} where id = ${1 + (at % 600)}`,
  (at) =>
    sql`update products set withdrawn_at = case when withdrawn_at is null then published_at end where id = ${1 + (at % 600)}`,
  (at) => sql`update products set popularity = ${at % 50} where id = ${1 + (at % 600)}`,
  (at, word) => sql`update models set product_type = ${`${word} шинэ`} where id = ${1 + (at % 150)}`,
  (at, word) => sql`update models set description_html = ${`<b>${word}</b>`} where id = ${1 + (at % 150)}`,
  (at, word) => sql`update brands set name = ${`${word} ${at}`} where id = ${1 + (at % 20)}`,
  (at, word) => sql`update colours set name = ${`${word} ${at}`} where id = ${1 + (at % 60)}`,
  (at, word) => sql`update categories set name = ${`${word} ${at}`} where id = ${1 + (at % 13)}`,
  (at, word) => sql`update sub_categories set name = ${word} where id = ${1 + (at % 68)}`,
  (at, word) => sql`update spec_values set value = ${`${word} ${at}`} where id = ${1 + (at % 200)}`,
  (at) => sql`delete from product_specs where product_id = ${1 + (at % 600)}`,
  (at) => sql`update stock_levels set on_hand = reserved + ${at % 3} where product_id = ${1 + (at % 600)}`,
  (at) => sql`update products set rating_count = 2, rating_sum = ${2 + (at % 9)} where id = ${1 + (at % 600)}`,
  (at) =>
    sql`update products set rating_count = 1, rating_sum = 1, popularity = ${at % 50} where id = ${1 + (at % 600)}`,
];
const change = fc
  .record({
    kind: fc.nat(CHANGES.length - 1),
    at: fc.nat(9_999),
    word: fc.constantFrom(...WORDS),
    refreshes: fc.nat(3),
  })
  .map(({ kind, at, word, refreshes }) => ({ statement: CHANGES[kind]?.(at, word), refreshes: refreshes === 0 }));

async function derived(db: Db) {
  const terms = await sql`select key, count from search_terms order by key`.execute(db);
  const texts =
    await sql`select product_id, popularity, is_listed, name_words::text, all_words::text from search_texts order by 1`.execute(
      db,
    );
  const docs = await sql`select to_jsonb(search_docs) - 'version' as doc from search_docs order by product_id`.execute(
    db,
  );
  return { terms: terms.rows, texts: texts.rows, docs: docs.rows };
}

async function fromScratch(db: Db) {
  await sql`truncate search_docs, search_texts, search_terms`.execute(db);
  await rebuildSearch(db);
  return derived(db);
}

const apply = async (statement: ReturnType<typeof sql> | undefined) => {
  // Two rows may get the same name; the shop refuses one, which is then no change.
  await statement?.execute(real.database.db).catch((error: { code?: string }) => expect(error.code).toBe('23505'));
};
const dirty = () => real.database.db.selectFrom('search_dirty').selectAll().execute();

test('after 200 random changes the tables are what a rebuild from nothing makes of the facts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 50, maxLength: 50 }), async (changes) => {
      for (const { statement, refreshes } of changes) {
        await apply(statement);
        if (refreshes) await refreshSearch(real.database.db);
      }
      await shop.refresh();
      expect(await dirty()).toEqual([]);
      const kept = await derived(real.database.db);
      expect(kept.terms.length).toBeGreaterThan(300);
      expect(kept).toEqual(await fromScratch(real.database.db));
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test('a process that followed every change lists what one lists that has just started', async () => {
  const asked = { id: 1, sort: 'rating' } as const;
  const answers = async (one: ShopOfTest) => {
    const lists = await Promise.all([
      one.ask('categoryProduct', asked),
      one.ask('categoryProduct', { ...asked, sort: 'popular' }),
      one.ask('categoryProduct', { ...asked, ready: true }),
      one.ask('brandProduct', { id: 1 }),
    ]);
    // Materials with equal counts are in the order in which the process met them.
    return lists.map((list) => ({ ...list, material: new Map(list.material.map(({ name, total }) => [name, total])) }));
  };
  const listed = (await shop.ask('categoryProduct', asked)).product.map(({ id }) => id);
  const statements = [
    ...listed.slice(0, 4).map((id) => sql`update products set rating_count = 1, rating_sum = 1 where id = ${id}`),
    ...listed.slice(0, 4).map((id) => sql`update stock_levels set reserved = on_hand where product_id = ${id}`),
    sql`update products set ready_in_ulaanbaatar = true where id = ${listed[5]}`,
    sql`update stock_levels set on_hand = reserved + 1 where product_id = ${listed[5]}`,
    sql`update stock_levels set on_hand = reserved where product_id = ${listed[5]}`,
    ...fc.sample(change, { numRuns: 20, seed: 9 }).map(({ statement }) => statement),
  ];
  for (const statement of statements) {
    await answers(shop);
    await apply(statement);
    await shop.refresh();
    expect(await answers(shop)).toEqual(await answers(shopOfTest(real.database.db, () => DEMO_DAY, 'anew')));
  }
});

test('two workers at the same time lose nothing', async () => {
  const changes = fc.sample(change, { numRuns: 60, seed: 3 });
  let changing = true;
  const worker = async () => {
    while (changing) await refreshSearch(real.database.db);
  };
  const workers = [worker(), worker()];
  for (const { statement } of changes) await apply(statement);
  changing = false;
  await Promise.all(workers);
  await shop.refresh();
  expect(await dirty()).toEqual([]);
  const kept = await derived(real.database.db);
  expect(kept).toEqual(await fromScratch(real.database.db));
});

test('while everything is rebuilt, every answer stays as it was', async () => {
  await shop.refresh();
  const ask = async () => [
    await shop.ask('categoryProduct', { id: 1, price: [0, 900_000] }),
    await shop.ask('search', { search: 'туршилт' }),
    await shop.ask('suggest', { search: 'ту' }),
  ];
  const before = await ask();
  let done = false;
  const steps: number[] = [];
  const rebuilding = rebuildSearch(real.database.db, (count) => steps.push(count)).finally(() => {
    done = true;
  });
  let asked = 0;
  while (!done || asked < 3) {
    await shop.index.catchUp();
    expect(await ask()).toEqual(before);
    asked += 1;
  }
  expect(await rebuilding).toBe(steps.at(-1));
  expect(steps.length).toBeGreaterThan(1);
});
