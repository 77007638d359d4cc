import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosePopular, learnFromSearches } from '../../../src/modules/search/learning/learn-from-searches.job.ts';
import { withPopular } from '../../../src/modules/search/staff-words/with-popular.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../shop-of-test.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
/** Two shop processes, each with its own index. */
let shop: ShopOfTest;
let other: ShopOfTest;
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['catalogue'], { name: 'Номундарь' }));
  const { db } = real.database;
  [shop, other] = [shopOfTest(db), shopOfTest(db)];
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const add = (said: string, meant: string, both_ways = true) => ask('addSynonym', { said, meant, both_ways });
const search = (process: ShopOfTest, text: string, more = {}) =>
  process.ask('search', { search: text, page: 1, ...more });

test('a synonym is previewed without a trace, and once saved both processes find by it after one refresh', async () => {
  expect((await search(shop, 'квондрап')).products).toBe(0);
  expect((await search(other, 'квондрап')).products).toBe(0);
  const preview = (await ask('previewSynonym', { said: 'квондрап', meant: 'буйдан', both_ways: false })).body;
  const sofas = (await search(shop, 'буйдан')).products;
  expect(preview).toMatchObject({ before: { products: 0 }, after: { products: sofas } });
  expect(preview.after.first).toHaveLength(6);
  expect(preview.after.in_stock).toBeGreaterThan(0);
  expect(preview.others).toEqual([{ text: 'буйдан', before: sofas, after: sofas }]);
  expect((await search(shop, 'квондрап')).products).toBe(0);

  const { synonym } = (await add('  Квондрап!', 'буйдан', false)).body;
  expect(synonym).toMatchObject({ said: 'квондрап', meant: 'буйдан', by: 'Номундарь' });
  await shop.refresh();
  await other.index.catchUp();
  for (const process of [shop, other]) {
    expect((await search(process, 'квондрап')).products).toBe(sofas);
    // As a query is folded: in Latin letters, and in a case form.
    expect((await search(process, 'kvondrap')).products).toBe(sofas);
    expect((await process.ask('suggest', { search: 'квонд' })).words).toContainEqual({ text: 'квондрап' });
  }
  expect((await ask('listSynonyms', {})).body.synonyms).toMatchObject([{ said: 'квондрап', both_ways: false }]);

  expect((await ask('removeSynonym', { id: synonym.id })).body.removed).toMatchObject({ said: 'квондрап' });
  expect((await ask('removeSynonym', { id: synonym.id })).body.code).toBe('synonym_not_found');
  await shop.refresh();
  expect((await search(shop, 'квондрап')).products).toBe(0);
});

test('one way finds one way, and both ways find both; a phrase is a phrase', async () => {
  await add('мухлаг тавилга', 'номын тавиур', false);
  await add('гэнэтийн', 'толь');
  await shop.refresh();
  const shelves = (await search(shop, 'номын тавиур')).products;
  expect((await search(shop, 'мухлаг тавилга')).products).toBe(shelves);
  expect((await search(shop, 'гэнэтийн')).products).toBe((await search(shop, 'толь')).products);
});

test.each([
  ['says nothing', 'байна уу', 'буйдан', 'synonym_says_nothing'],
  ['has no word at all', '<>&"', 'буйдан', 'synonym_says_nothing'],
  ['is a sentence', 'нэг хоёр гурав дөрөв тав зургаа', 'буйдан', 'synonym_says_nothing'],
  ['is the same word in Latin letters', 'буйдан', 'buidan', 'synonym_of_itself'],
  ['is known to the code', 'диван', 'буйдан', 'synonym_known'],
])('a synonym that %s is refused', async (_, said, meant, code) => {
  expect((await add(said, meant)).body.code).toBe(code);
  expect((await ask('previewSynonym', { said, meant, both_ways: true })).body.code).toBe(code);
});

test('a synonym is saved once, and one way it never leads back', async () => {
  await add('аалтар', 'ширээ', false);
  expect((await add('aaltar', 'ширээ', false)).body.code).toBe('synonym_known');
  expect((await add('ширээ', 'аалтар', false)).body.code).toBe('synonym_loops');
  await add('бөхтөр', 'аалтар', false);
  expect((await add('ширээ', 'бөхтөр', false)).body.code).toBe('synonym_loops');
});

test('hostile texts are refused or stored as words alone', async () => {
  for (const said of ['а'.repeat(10_000), '', '   ', '\u0000'.repeat(3)])
    expect((await add(said, 'ор')).status).toBe(400);
  const { synonym } = (await add('<script>alert(1)</script>'.slice(0, 12), 'толь', false)).body;
  expect(synonym.said).not.toMatch(/[<>]/);
  const nul = await add('зүрх\u0000н\u202eав\u0007ч', 'ор', false);
  expect([200, 400]).toContain(nul.status);
  expect(JSON.stringify(nul.body)).not.toMatch(/\\u0000|\\u0007|\u202e/);
  for (const text of ['<img src=x onerror=alert(1)>', "'); drop table search_pins; --", '\u0001\u0002'])
    for (const name of ['showPins', 'hideSearch', 'showSearchAgain'] as const)
      expect((await ask(name, { text })).status).toBeLessThan(500);
});

test('pinned products stand first in their order, respect filters, and one that is withdrawn is passed over', async () => {
  const { db } = real.database;
  const sofas = (await search(shop, 'буйдан')).product;
  const picked = await db
    .selectFrom('products')
    .select(['id', 'code', 'price_tug'])
    .where('is_listed', '=', true)
    .where('name', 'ilike', '%толь%')
    .orderBy('price_tug')
    .execute();
  const inStock = [];
  for (const one of picked) {
    const { in_stock } = (await ask('previewPins', { text: 'зүүн буйдан', codes: [one.code] })).body.found.first[0];
    if (in_stock) inStock.push(one);
  }
  const [cheap, dear] = [inStock[0], inStock.at(-1)];
  if (cheap === undefined || dear === undefined || cheap === dear) throw new Error('the demo shop has too few mirrors');
  const codes = [dear.code, cheap.code];
  const body = { text: 'Буйдан', codes, ends_on: null, version: 0 };
  const preview = (await ask('previewPins', { text: 'буйдан', codes })).body.found;
  expect(preview.first.slice(0, 2).map(({ code }: { code: string }) => code)).toEqual(codes);
  const { pins } = (await ask('savePins', body)).body;
  expect(pins).toMatchObject({ version: 1, by: 'Номундарь', products: [{ found_at: null }, { found_at: null }] });
  expect((await ask('savePins', body)).body.code).toBe('changed_meanwhile');

  await shop.refresh();
  await other.index.catchUp();
  for (const process of [shop, other]) {
    const { product } = await search(process, 'buidan');
    expect(product.slice(0, 3).map(({ id }) => id)).toEqual([dear.id, cheap.id, sofas[0]?.id]);
  }
  const filtered = await search(shop, 'буйдан', { price: [0, cheap.price_tug] });
  expect(filtered.product.map(({ id }) => id)).not.toContain(dear.id);
  expect((await search(shop, 'том буйдан')).product[0]?.id).not.toBe(dear.id);

  await db.updateTable('products').set({ published_at: null }).where('id', '=', dear.id).execute();
  await shop.refresh();
  expect((await search(shop, 'буйдан')).product[0]?.id).toBe(cheap.id);
  const shown = (await ask('showPins', { text: 'буйдан' })).body.pins;
  expect(shown.products.map(({ listed }: { listed: boolean }) => listed)).toEqual([false, true]);

  const tooMany = await db.selectFrom('products').select('code').limit(11).execute();
  const many = { ...body, version: 1, codes: tooMany.map(({ code }) => code) };
  expect((await ask('savePins', many)).body.code).toBe('too_many_pins');
  expect((await ask('savePins', { ...body, version: 1, codes: ['00000000'] })).body.code).toBe('product_not_found');
  expect((await ask('listPins', {})).body.pins).toEqual([{ text: 'буйдан', products: 2, ends_on: null }]);
  await ask('savePins', { ...body, codes: [], version: 1 });
  expect((await ask('listPins', {})).body.pins).toEqual([]);
  await shop.refresh();
  expect((await search(shop, 'буйдан')).product[0]?.id).toBe(sofas[0]?.id);
});

test('pins end with their last day', async () => {
  const { db } = real.database;
  const { code } = await db.selectFrom('products').select('code').limit(1).executeTakeFirstOrThrow();
  await ask('savePins', { text: 'толь', codes: [code], ends_on: '2000-01-01', version: 0 });
  await learnFromSearches(dbAs(db, 'worker'), DEMO_DAY);
  expect((await ask('listPins', {})).body.pins).toEqual([]);
});

/** `ago` days before the demo day. */
const day = (ago: number) => new Date(DEMO_DAY.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
const searched = (query: string, asked: number, hits: number, ago = 1) =>
  real.database.db
    .insertInto('search_queries')
    .values({ day: day(ago), query, level: hits > 0 ? 'exact' : 'none', hits, asked })
    .execute();
async function clicked(query: string, clicks: number, ago = 1) {
  const product = await real.database.db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
  const row = { day: day(ago), query, product_id: product.id, clicks, cart_additions: 0 };
  await real.database.db.insertInto('search_outcomes').values(row).execute();
}

test('staff read what was searched, by days and page by page, and nothing that was searched once or twice', async () => {
  const { db } = real.database;
  await sql`truncate search_queries, search_outcomes`.execute(db);
  for (let n = 0; n < 20; n += 1) await searched(`үгүй ${n}`, 10 + (n % 3), 0);
  await searched('ганц', 2, 0);
  await searched('хуучин', 9, 0, 20);
  await searched('булан', 10, 4);
  await clicked('булан', 3);
  await learnFromSearches(dbAs(db, 'worker'), DEMO_DAY);
  const page = async (after?: object) =>
    (await ask('listSearches', { days: 7, show: 'missed', ...(after && { after }) })).body;
  const first = await page();
  const second = await page(first.next);
  const texts = [...first.searches, ...second.searches].map(({ text }: { text: string }) => text);
  expect(first.searches).toHaveLength(15);
  expect(second.next).toBeNull();
  expect(new Set(texts).size).toBe(20);
  expect(texts).not.toContain('ганц');
  expect((await ask('listSearches', { days: 30, show: 'missed' })).body.searches).toHaveLength(15);
  expect((await ask('listSearches', { show: 'unclicked' })).body.searches).toMatchObject([
    { text: 'булан', asked: 10, hits: 4, unclicked: 7, before: 0 },
  ]);
  const shown = (await ask('showSearches', { days: 7 })).body;
  expect(shown).toMatchObject({ span: { asked: 221 + 10 }, counts: { missed: 20, unclicked: 1, hidden: 0 } });

  await ask('hideSearch', { text: 'үгүй 2', because: 'бараа биш' });
  await ask('hideSearch', { text: 'үгүй 2' });
  expect((await page()).searches.map(({ text }: { text: string }) => text)).not.toContain('үгүй 2');
  expect((await ask('listSearches', { show: 'hidden' })).body.searches).toMatchObject([
    { text: 'үгүй 2', hidden: { by: 'Номундарь', because: 'бараа биш' } },
  ]);
  await ask('showSearchAgain', { text: 'үгүй 2' });
  expect((await ask('listSearches', { show: 'hidden' })).body.searches).toEqual([]);
  // Only one of the two requests hid it; and no row repeats text that strangers typed.
  const entries = db.selectFrom('audit_log').select(['action', 'subject_id', 'before', 'after']).orderBy('id', 'desc');
  const written = await entries.limit(2).execute();
  expect(written.map(({ action }) => action)).toEqual(['show search again', 'hide search']);
  expect(new Set(written.map(({ subject_id }) => subject_id)).size).toBe(1);
  expect(JSON.stringify(written)).not.toContain('үгүй');
});

test('popular searches are known words that found something and were opened on several days', async () => {
  const { db } = real.database;
  await sql`truncate search_queries, search_outcomes`.execute(db);
  const onDays = async (query: string, days: number, hits = 5) => {
    for (let ago = 1; ago <= days; ago += 1) {
      await searched(query, 10, hits, ago);
      await clicked(query, 4, ago);
    }
  };
  for (const query of ['буйдан', 'buidan', 'ширээ', 'хивс', 'толь', 'сандал бна уу']) await onDays(query, 3);
  await onDays('ор', 2);
  await onDays('лхаасүрэнгийн дугаар', 5);
  await onDays('шүүгээ', 4, 0);
  await searched('дэр', 500, 9);
  await learnFromSearches(dbAs(db, 'worker'), DEMO_DAY);
  const popular = async () => (await ask('listPopular', {})).body;
  const texts = (await popular()).popular.map(({ text }: { text: string }) => text);
  expect(texts[0]).toBe('буйдан');
  expect(texts.toSorted()).toEqual(['буйдан', 'сандал', 'толь', 'хивс', 'ширээ']);
  expect((await popular()).shown).toBe(true);

  const facts = { popularSearches: ['гэрэл'] };
  await shop.refresh();
  expect((await withPopular(shop.index, facts)).popularSearches.toSorted()).toEqual(texts.toSorted());
  await ask('hideSearch', { text: 'толь', because: 'байхгүй' });
  expect((await popular()).shown).toBe(false);
  await shop.refresh();
  // Too few are left: the setting's are used.
  expect(await withPopular(shop.index, facts)).toBe(facts);

  const versions = () => db.selectFrom('search_dirty').select('id').execute();
  while ((await versions()).length > 0) await shop.refresh();
  await choosePopular(db);
  // The selection is unchanged: no page is renewed.
  expect(await versions()).toEqual([]);
});
