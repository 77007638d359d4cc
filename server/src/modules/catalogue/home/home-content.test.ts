import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { showEvents, showHomeContent } from '../../content/public.ts';
import { forContent } from './for-content.queries.ts';

const real = databaseOfTest();
const show = (now = DEMO_DAY) => showHomeContent(real.database.db, forContent, now);

const instant = (milliseconds: number) => new Date(DEMO_DAY.getTime() + milliseconds);
const HOUR = 3_600_000;
const RUNNING = { starts_at: instant(-HOUR), ends_at: instant(HOUR) };
/** In staff order: a banner that ended, one that runs, one that has yet to begin, one without a period. */
const PERIODS = {
  ended: { position: 1, starts_at: instant(-2 * HOUR), ends_at: instant(-HOUR) },
  runs: { position: 2, ...RUNNING },
  coming: { position: 3, starts_at: instant(HOUR), ends_at: null },
  always: { position: 4, starts_at: null, ends_at: null },
};
const periods = Object.entries(PERIODS).map(([name, period]) => ({ name, ...period }));
const MOMENTS: [when: string, now: Date, shown: string[]][] = [
  ['now', DEMO_DAY, ['runs', 'always']],
  ['at the instant at which they begin', RUNNING.starts_at, ['runs', 'always']],
  ['an instant before their end', instant(HOUR - 1), ['runs', 'always']],
  ['at the instant of their end', RUNNING.ends_at, ['coming', 'always']],
];

/** Replaces the demo's home page with this test's. */
beforeAll(async () => {
  const { db } = real.database;
  for (const table of [
    'home_banners',
    'photo_banners',
    'promo_banners',
    'special_offers',
    'featured_products',
  ] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('events').execute();
  const sub = await db.selectFrom('sub_categories').select('id').where('code', '=', 'sofa').executeTakeFirstOrThrow();
  await db
    .insertInto('home_banners')
    .values(periods.map(({ name, ...period }) => ({ ...period, title_1: name, image: 'living.webp' })))
    .execute();
  await db
    .insertInto('photo_banners')
    .values(periods.map(({ name, ...period }) => ({ ...period, name, image: 'kitchen.webp', placeholder: 'data:,' })))
    .execute();
  await db
    .insertInto('promo_banners')
    .values(
      periods.map(({ name, ...period }) => ({ ...period, title: name, image: 'office.webp', sub_category_id: sub.id })),
    )
    .execute();
  await db.insertInto('events').values(periods).execute();
});

test.each(MOMENTS)('banners and events are shown only in their period: %s', async (_, now, shown) => {
  const { homeBanner, photobanners, banners, events } = await show(now);
  expect(homeBanner.map(({ title_1 }) => title_1)).toEqual(shown);
  expect(photobanners.map(({ name }) => name)).toEqual(shown);
  expect(banners.map(({ title }) => title)).toEqual(shown);
  expect(events.map(({ event_name }) => event_name)).toEqual(shown);
  expect(await showEvents(real.database.db, now)).toEqual(events);
});

test('a lower banner leads to its sub-category, by id and by code', async () => {
  const [banner] = (await show()).banners;
  expect(banner).toMatchObject({ sub_category_code: 'sofa', subId: expect.any(Number), image_files: {} });
});

test('a slide about a product carries its code, name and price of the moment, and goes when the product is withdrawn', async () => {
  const { db } = real.database;
  const sofa = db.selectFrom('products').select('id').where('code', '=', '70489215');
  const { id } = await sofa.executeTakeFirstOrThrow();
  const slide = {
    title_1: 'Гэртээ тухлах цаг',
    image: 'living.webp',
    variants: '{"800.webp":"living-800.webp"}',
  };
  await db
    .insertInto('home_banners')
    .values({ ...slide, product_id: id })
    .execute();
  expect((await show()).homeBanner[0]).toEqual({
    title_1: 'Гэртээ тухлах цаг',
    title_2: '',
    title_3: '',
    price_tug: 1_849_900,
    code: '70489215',
    name: 'NARAN',
    product_type: '3 хүний буйдан',
    image: 'living.webp',
    image_files: { '800.webp': 'living-800.webp' },
    image_placeholder: null,
  });
  const campaign = { discount_percent: 10, discount_starts_at: DEMO_DAY, discount_ends_at: instant(HOUR / 2) };
  await db.updateTable('products').set(campaign).where('id', '=', id).execute();
  expect((await show()).homeBanner[0]?.price_tug).toBe(1_664_910);
  expect((await show(campaign.discount_ends_at)).homeBanner[0]?.price_tug).toBe(1_849_900);
  await db.updateTable('products').set({ withdrawn_at: DEMO_DAY }).where('id', '=', id).execute();
  expect((await show()).homeBanner.map(({ code }) => code)).toEqual([null, null]);
});

test('a photograph leads to its product, and goes with it', async () => {
  const { db } = real.database;
  const stool = db.selectFrom('products').select(['id', 'code']).where('is_listed', '=', true).orderBy('id', 'desc');
  const { id, code } = await stool.limit(1).executeTakeFirstOrThrow();
  await db.insertInto('photo_banners').values({ name: 'Гал тогоо', image: 'kitchen.webp', product_id: id }).execute();
  const [first] = (await show()).photobanners;
  expect(first).toMatchObject({
    name: 'Гал тогоо',
    code,
    price_tug: expect.any(Number),
    product_name: expect.any(String),
  });
  await db.updateTable('products').set({ withdrawn_at: DEMO_DAY }).where('id', '=', id).execute();
  expect((await show()).photobanners.map(({ name }) => name)).not.toContain('Гал тогоо');
});

test('a list picked by hand keeps its order, and drops what is withdrawn', async () => {
  const { db } = real.database;
  const listed = db.selectFrom('products').select('id').where('is_listed', '=', true).orderBy('id').limit(3);
  const [one, two, three] = (await listed.execute()).map(({ id }) => id);
  if (!one || !two || !three) throw new Error('the demo shop is empty');
  const list = [three, one, two].map((product_id, position) => ({ list: 'top', product_id, position }));
  await db.insertInto('featured_products').values(list).execute();
  expect((await show()).featured.get('top')).toEqual([three, one, two]);
  await db.updateTable('products').set({ withdrawn_at: DEMO_DAY }).where('id', '=', one).execute();
  expect((await show()).featured.get('top')).toEqual([three, two]);
  expect((await show()).featured.has('trend')).toBe(false);
});
