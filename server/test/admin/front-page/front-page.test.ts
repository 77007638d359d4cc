import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishDue } from '../../../src/modules/front-page/versions/publish-due.job.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { shopOfTest } from '../../shop-of-test.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type FrontPageOfTest, frontPageOfTest, seen } from './front-page-of-test.ts';

const real = databaseOfTest();
let front: FrontPageOfTest;
beforeAll(async () => {
  front = await frontPageOfTest(real.database);
});
afterAll(() => front?.close());

const MINUTE_MS = 60_000;
const minutesLater = (minutes: number) => new Date(DEMO_DAY.getTime() + minutes * MINUTE_MS);
const list = async () => (await front.ask('listFrontPages', {})).body.versions;
const home = async () => shopOfTest(real.database.db, () => DEMO_DAY, 'anew').ask('homePage', undefined);
const named = (title_1: string) => (page: Awaited<ReturnType<FrontPageOfTest['show']>>['page']) => ({
  home_banners: page.home_banners.map((banner, at) => (at === 0 ? { ...banner, title_1 } : banner)),
});
const publish = async (version: { id: number; version: number }) =>
  (await front.ask('publishFrontPage', seen(version))).body.version;

test('the page as it stood before the first version is version 1, and a published draft comes after it', async () => {
  expect(await list()).toEqual([]);
  const before = await home();
  const draft = await front.draft();
  const [shown] = (await list()).filter(({ number }: { number: number | null }) => number === 1);
  expect(shown).toMatchObject({ state: 'published', is_current: true, created_by: null, published_by: null });
  // Published unchanged, it changes nothing in the shop.
  expect(await publish(draft)).toMatchObject({
    number: 2,
    state: 'published',
    published_by: 'Ануужин',
    is_current: true,
  });
  expect(await home()).toEqual(before);
});

test('a draft is saved, compared, published and seen, and what was before it comes back', async () => {
  const before = await home();
  const draft = await front.saved(await front.draft(), named('Шинэ улирал'));
  const { changes } = (await front.ask('compareFrontPages', { from: 'shop', to: draft.id })).body;
  expect(changes).toEqual([
    {
      ...{ section: 'home_banners', change: 'changed', item: 'Шинэ улирал', field: 'title_1' },
      ...{ before: before.homeBanner[0]?.title_1, after: 'Шинэ улирал' },
    },
  ]);
  expect((await home()).homeBanner[0]?.title_1).toBe(before.homeBanner[0]?.title_1);
  const published = await publish(draft);
  expect((await home()).homeBanner[0]?.title_1).toBe('Шинэ улирал');
  const [earlier] = (await list()).filter(({ number }: { number: number }) => number === published.number - 1);
  const restored = await front.draft(earlier.id);
  expect(restored).toMatchObject({ based_on: earlier.number, state: 'draft' });
  await publish(restored);
  expect(await home()).toEqual(before);
});

test('a change marks what pages show, so that it is seen within two seconds', async () => {
  const { db } = real.database;
  await db.deleteFrom('search_dirty').execute();
  await publish(await front.saved(await front.draft(), named('Хүн бүрт')));
  const marked = await db.selectFrom('search_dirty').select('product_id').where('product_id', 'is', null).execute();
  expect(marked.length).toBeGreaterThan(0);
});

test('a version is published at its minute by a job that may run twice, in the order of the minutes', async () => {
  const { db } = real.database;
  const [later, sooner] = [
    await front.saved(await front.draft(), named('Хожуу')),
    await front.saved(await front.draft(), named('Эрт')),
  ];
  const at = (moment: Date) => ({ at: moment.toISOString() });
  const scheduled = (await front.ask('scheduleFrontPage', { ...seen(later), ...at(minutesLater(20)) })).body.version;
  await front.ask('scheduleFrontPage', { ...seen(sooner), ...at(minutesLater(10)) });
  expect(scheduled).toMatchObject({ state: 'scheduled', publish_at: minutesLater(20).toISOString() });
  await publishDue(dbAs(db, 'worker'), new Date(minutesLater(10).getTime() - 1));
  expect((await home()).homeBanner[0]?.title_1).not.toBe('Эрт');
  await Promise.all([
    publishDue(dbAs(db, 'worker'), minutesLater(10)),
    publishDue(dbAs(db, 'worker'), minutesLater(10)),
  ]);
  expect((await home()).homeBanner[0]?.title_1).toBe('Эрт');
  await publishDue(dbAs(db, 'worker'), minutesLater(25));
  await publishDue(dbAs(db, 'worker'), minutesLater(25));
  expect((await home()).homeBanner[0]?.title_1).toBe('Хожуу');
  const audited = await db
    .selectFrom('audit_log')
    .select('staff_id')
    .where('action', '=', 'publish front page')
    .where('subject_id', 'in', [String(later.id), String(sooner.id)])
    .execute();
  expect(audited).toEqual([{ staff_id: null }, { staff_id: null }]);
});

test('one minute has one version, a past one none, and a scheduled one is not edited', async () => {
  const [one, other] = [await front.draft(), await front.draft()];
  const at = minutesLater(90).toISOString();
  const { version } = (await front.ask('scheduleFrontPage', { ...seen(one), at })).body;
  const codeOf = async (name: Parameters<FrontPageOfTest['ask']>[0], body: object) =>
    (await front.ask(name, body)).body.code;
  expect(await codeOf('scheduleFrontPage', { ...seen(other), at })).toBe('front_page_minute_taken');
  for (const wrong of [minutesLater(0), new Date(minutesLater(5).getTime() + 1_000)])
    expect(await codeOf('scheduleFrontPage', { ...seen(other), at: wrong.toISOString() })).toBe(
      'front_page_minute_wrong',
    );
  const { page } = await front.show(one.id);
  expect(await codeOf('saveFrontPage', { ...seen(version), page })).toBe('front_page_scheduled');
  expect(await codeOf('deleteFrontPage', seen(version))).toBe('front_page_scheduled');
  const cancelled = (await front.ask('cancelFrontPage', seen(version))).body.version;
  expect(cancelled).toMatchObject({ state: 'draft', publish_at: null });
  expect((await front.ask('deleteFrontPage', seen(cancelled))).body).toEqual({ result: 'success' });
  expect(await codeOf('showFrontPage', { id: one.id })).toBe('front_page_not_found');
});

test('of two who save one draft the second reads who was first, and what differs from the own page', async () => {
  const draft = await front.draft();
  const { page } = await front.show(draft.id);
  const mine = { ...page, ...named('Минийх')(page) };
  expect(
    (await front.ask('saveFrontPage', { ...seen(draft), page: { ...page, ...named('Түрүүлсэн')(page) } }, 1)).status,
  ).toBe(200);
  const refused = (await front.ask('saveFrontPage', { ...seen(draft), page: mine })).body;
  expect(refused).toMatchObject({
    code: 'changed_meanwhile',
    details: { version: draft.version + 1, changed_by: 'Ануужин' },
  });
  const { changes } = (await front.ask('compareFrontPages', { from: mine, to: draft.id })).body;
  expect(changes).toMatchObject([{ field: 'title_1', before: 'Минийх', after: 'Түрүүлсэн' }]);
});

test('a new event has its number from its first save on, and keeps it when an earlier version brings it back', async () => {
  const draft = await front.draft();
  const { page, products } = await front.show(draft.id);
  const event = {
    id: null,
    name: 'Шинэ арга хэмжээ',
    sentence: '',
    starts_at: null,
    ends_at: null,
    products: [products[0]?.code ?? ''],
  };
  const saved = (
    await front.ask('saveFrontPage', { ...seen(draft), page: { ...page, events: [...page.events, event] } })
  ).body;
  const { id } = saved.page.events.at(-1);
  expect(id).toBeGreaterThan(Math.max(...page.events.map((one) => one.id ?? 0)));
  const published = await publish(saved.version);
  await publish(await front.saved(await front.draft(), ({ events }) => ({ events: events.slice(0, -1) })));
  await publish(await front.draft(published.id));
  expect((await home()).events.at(-1)).toEqual({ id, event_name: 'Шинэ арга хэмжээ' });
  const far = await front.draft();
  const foreign = { ...event, id: 2_000_000_000, name: 'Өөр' };
  expect((await front.ask('saveFrontPage', { ...seen(far), page: { ...page, events: [foreign] } })).body.code).toBe(
    'choice_not_found',
  );
});

test('what a page names is there, and a picture on it has alt text', async () => {
  const { db } = real.database;
  const draft = await front.draft();
  const { page } = await front.show(draft.id);
  const codeOf = async (change: object) =>
    (await front.ask('saveFrontPage', { ...seen(draft), page: { ...page, ...change } })).body.code;
  expect(await codeOf({ featured: { ...page.featured, top: ['00000000'] } })).toBe('choice_not_found');
  expect(await codeOf({ quick_categories: [{ sub_category: 'no-such', title: null, image: null }] })).toBe(
    'choice_not_found',
  );
  const banner = page.home_banners[0];
  expect(await codeOf({ home_banners: [{ ...banner, picture: 999_999 }] })).toBe('picture_not_found');
  const { id } = await db
    .insertInto('front_page_pictures')
    .values({ state: 'ready', file: 'bare.webp', variants: '{}', uploaded_at: DEMO_DAY })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await codeOf({ home_banners: [{ ...banner, picture: id }] })).toBe('alt_text_needed');
  const described = (await front.ask('describeFrontPicture', { id, alt: 'Хоосон өрөө' })).body;
  expect(described.picture).toMatchObject({ id, alt: 'Хоосон өрөө', file: 'bare.webp' });
  expect(await codeOf({ home_banners: [{ ...banner, picture: id }] })).toBeUndefined();
});

test('before publishing staff read what is sold out, withdrawn, without a campaign, empty, over, narrow, dull or changed elsewhere', async () => {
  const { db } = real.database;
  const draft = await front.draft();
  const { page } = await front.show(draft.id);
  const codes = await db
    .selectFrom('products')
    .innerJoin('stock_levels', 'stock_levels.product_id', 'products.id')
    .select(['id', 'code', 'price_tug'])
    .where('is_listed', '=', true)
    .where('reserved', '=', 0)
    .where('on_hand', '>', 0)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const [gone, withdrawn, plain] = codes;
  if (gone === undefined || withdrawn === undefined || plain === undefined)
    throw new Error('the demo shop has products');
  await db.updateTable('stock_levels').set({ on_hand: 0 }).where('product_id', '=', gone.id).execute();
  await db.updateTable('products').set({ withdrawn_at: new Date() }).where('id', '=', withdrawn.id).execute();
  await db
    .updateTable('products')
    .set({ discount_percent: 0, regular_price_tug: plain.price_tug })
    .where('id', '=', plain.id)
    .execute();
  const { id: picture } = await db
    .insertInto('front_page_pictures')
    .values({
      state: 'ready',
      alt: 'Бүүдгэр',
      file: 'dull.webp',
      variants: '{}',
      width: 900,
      contrast: 12,
      uploaded_at: DEMO_DAY,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bound = { starts_at: null, ends_at: minutesLater(-5).toISOString() };
  const open = { starts_at: null, ends_at: null };
  const saved = await front.saved(draft, () => ({
    home_banners: [{ title_1: '1,000₮-өөс', title_2: '', title_3: '', picture, product: plain.code, ...bound }],
    photo_banners: [],
    promo_banners: [],
    quick_categories: [],
    special_offers: [
      { product: plain.code, starts_at: DEMO_DAY.toISOString(), ends_at: minutesLater(60).toISOString() },
    ],
    events: [{ id: null, name: 'Хоосон', sentence: '', ...open, products: [withdrawn.code] }],
    rooms: [],
    featured: {
      ...page.featured,
      top: [gone.code, withdrawn.code],
      recommended: [],
      top_brand: [],
      top_rated: [],
      last_chance: [],
      trend: [],
    },
  }));
  await db.updateTable('categories').set({ sentence: 'Өөр дэлгэцнээс' }).where('code', '=', 'sofas').execute();
  const { warnings } = (await front.ask('checkFrontPage', { id: saved.id, at: null })).body;
  expect(warnings.map(({ kind, section }: { kind: string; section: string }) => `${section} ${kind}`)).toEqual([
    ...[
      'home_banners price_differs',
      'home_banners picture_narrow',
      'home_banners picture_dull',
      'home_banners period_over',
    ],
    ...['special_offers offer_without_campaign', 'events event_empty', 'top product_sold_out', 'top product_withdrawn'],
    'category_sentences overwrites',
  ]);
  expect(warnings.at(-1)).toMatchObject({ item: 'Буйдан, кресло' });
});

test('a published version stays as it is: the table itself refuses', async () => {
  const { db } = real.database;
  const published = await publish(await front.draft());
  const row = db.updateTable('front_page_versions').where('id', '=', published.id);
  await expect(row.set({ version: 9 }).execute()).rejects.toMatchObject({ constraint: 'a_published_front_page_stays' });
  await expect(db.deleteFrom('front_page_versions').where('id', '=', published.id).execute()).rejects.toMatchObject({
    constraint: 'only_a_draft_of_the_front_page_is_deleted',
  });
  const draft = await front.draft();
  const scheduled = (await front.ask('scheduleFrontPage', { ...seen(draft), at: minutesLater(300).toISOString() })).body
    .version;
  const other = db.updateTable('front_page_versions').where('id', '=', scheduled.id);
  const { page } = await front.show(scheduled.id);
  await expect(other.set({ page: JSON.stringify({ ...page, rooms: [] }) }).execute()).rejects.toMatchObject({
    constraint: 'only_a_draft_of_the_front_page_is_edited',
  });
  await expect(other.set({ page: '{}' }).execute()).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
});
