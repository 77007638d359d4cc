// The preview that staff see matches what the shop will show. Needs the built shop, so the gate runs it after the build.
import { frontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { importStorefront } from '../../src/http/pages/load-storefront.ts';
import { startDueSets } from '../../src/modules/batches/change-sets/start-due-sets.job.ts';
import { runBatch } from '../../src/modules/batches/run-batch.ts';
import { publishPlanned } from '../../src/modules/catalogue/admin/page/publish-planned.job.ts';
import { applyPlannedPrices } from '../../src/modules/catalogue/pricing/apply-planned-prices.job.ts';
import { siteMap } from '../../src/modules/catalogue/public.ts';
import { previewVersion } from '../../src/modules/front-page/preview/preview-page.ts';
import { publishDue } from '../../src/modules/front-page/versions/publish-due.job.ts';
import { withPopular } from '../../src/modules/search/public.ts';
import { payingTerms, shopFacts } from '../../src/modules/settings/public.ts';
import { createRenderHome } from '../../src/open-preview.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin/admin-of-test.ts';
import { insertMember, logIn } from '../admin/member-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { shopOfTest } from '../shop-of-test.ts';
import { sizeOf } from '../sizes.ts';
import { DEMO_DAY } from '../template-database.ts';
import { randomPages } from './random-pages.ts';

const ORIGIN = 'https://tokhi.example';
const VERSIONS = sizeOf('FRONT_PAGES');
const MINUTE_MS = 60_000;
const renderHome = createRenderHome(importStorefront, ORIGIN);
const real = databaseOfTest();
let admin: AdminOfTest;
let cookie: string;
let staffId: number;
beforeAll(async () => {
  admin = await adminOfTest(real.database, {}, renderHome);
  const member = await insertMember(real.database.db, ['content']);
  cookie = await logIn(admin, member);
  staffId = member.id;
});
afterAll(() => admin?.close());

type Name = Parameters<typeof askAdmin>[1];
async function done(name: Name, body: object) {
  const answer = await askAdmin(admin, name, body, { cookie });
  expect([name, answer.status, answer.body.code]).toEqual([name, 200, undefined]);
  return answer.body;
}

/** The home page as a shop process shows it at that time, with a refreshed search and no cached answers. */
async function shownByShop(now: Date): Promise<string> {
  const { db } = real.database;
  const shop = shopOfTest(db, () => now, 'anew');
  await shop.refresh();
  const failures: unknown[] = [];
  const { handle } = await importStorefront();
  const page = await handle(new Request(`${ORIGIN}/home`), {
    ...{ ask: shop.ask, now: () => now, origin: ORIGIN, siteMap: siteMap(db, () => now) },
    facts: async () => withPopular(shop.index, await shopFacts(db)),
    payingTerms: () => payingTerms(db),
    report: (error: unknown) => failures.push(error),
  });
  expect([page.status, failures]).toEqual([200, []]);
  return page.text();
}

/** Plans a price and a campaign for products that the page may show, all due by then. */
async function planPrices(round: number, due: Date) {
  const { db } = real.database;
  const products = await db
    .selectFrom('products')
    .select(['id', 'price_tug'])
    .where('is_listed', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .offset((round * 3) % 60)
    .limit(3)
    .execute();
  const applies_at = new Date(due.getTime() - 5 * MINUTE_MS);
  const by = { state: 'planned', planned_by: staffId, planned_at: DEMO_DAY, reason: 'Туршилт', applies_at };
  const [one, two, three] = products;
  if (one === undefined || two === undefined || three === undefined) throw new Error('the demo shop has products');
  const raised = one.price_tug + 10_000 * (1 + (round % 7));
  await db
    .insertInto('planned_prices')
    .values([
      { product_id: one.id, price_tug: raised, regular_price_tug: raised + 50_000, ...by },
      {
        product_id: two.id,
        discount_percent: 10 + (round % 40),
        discount_ending: 900,
        discount_ends_at: new Date(due.getTime() + MINUTE_MS),
        ...by,
      },
      { product_id: three.id, discount_percent: 0, discount_ending: 0, ...by },
    ])
    .execute();
}

/** Other scheduled changes: a change set for two products, and a product that is published again. */
async function planMore(round: number, due: Date) {
  const { db } = real.database;
  const at = new Date(due.getTime() - 7 * MINUTE_MS);
  const [one, two, back] = await db
    .selectFrom('products')
    .select(['id', 'price_tug', 'version'])
    .where('is_listed', '=', true)
    .where(sql<boolean>`gaps & 3 = 0`)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .offset(70 + ((round * 3) % 60))
    .limit(3)
    .execute();
  if (one === undefined || two === undefined || back === undefined) throw new Error('the demo shop has products');
  const by = { source: 'grid', prepared_by: staffId, prepared_at: DEMO_DAY, reason: 'Туршилт' };
  const { id: set_id } = await db
    .insertInto('change_sets')
    .values({ ...by, name: 'Туршилт', state: 'scheduled', apply_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const figures = { was_tug: one.price_tug, now_tug: one.price_tug, change_tenths: 0, warnings: 0, before: '{}' };
  const campaign = JSON.stringify({ discount_percent: 20 + (round % 30), discount_ending: 0, discount_ends_at: null });
  const price = JSON.stringify({ price_tug: 123_400 + round, regular_price_tug: 223_400 });
  await db
    .insertInto('change_set_rows')
    .values([
      { set_id, product_id: one.id, seen_version: one.version, after: campaign, ...figures },
      { set_id, product_id: two.id, seen_version: two.version, after: price, ...figures },
    ])
    .execute();
  await db
    .updateTable('products')
    .set({ withdrawn_at: sql`published_at`, publish_at: at })
    .where('id', '=', back.id)
    .execute();
}

/** What the worker's jobs do until that time. */
async function timePasses(db: Db, moment: Date) {
  await applyPlannedPrices(db, moment);
  await startDueSets(db, moment);
  const batches = await db.selectFrom('batches').select('id').where('finished_at', 'is', null).execute();
  for (const { id } of batches) await runBatch(db, id, () => moment);
  await publishPlanned(db, moment);
  await publishDue(db, moment);
}

const preview = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  admin.app.inject({
    ...{ method: 'GET', url: adminRawEndpoints.previewFrontPage.path, query },
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
  });

test('a preview is embedded by the admin application alone, runs nothing, is kept nowhere, and shows texts as texts', async () => {
  const { version } = await done('createFrontPage', { from: null });
  const { page } = await done('showFrontPage', { id: version.id });
  const evil = `</h2><script>alert(1)</script><img src=x onerror=alert(1)>`.slice(0, 60);
  const [banner] = page.home_banners;
  const home_banners = [{ ...banner, title_1: evil, product: null, starts_at: null, ends_at: null }];
  await done('saveFrontPage', { id: version.id, version: version.version, page: { ...page, home_banners } });
  const { statusCode, headers, body } = await preview({ id: String(version.id), at: DEMO_DAY.toISOString() });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-frame-options': 'SAMEORIGIN',
    'content-type': 'text/html; charset=utf-8',
  });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-same-origin');
  expect(policy.some((rule) => rule.startsWith('script-src'))).toBe(false);
  expect(body).not.toMatch(/<script|modulepreload|<img src=x/i);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('<head><base target="_blank"/>');
  // No other answer may be embedded.
  const refused = await preview({ id: '999999' });
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'front_page_not_found']);
  expect(refused.headers['x-frame-options']).toBe('DENY');
  expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a preview is for staff who publish the page, from a page of ours', async () => {
  const { version } = await done('createFrontPage', { from: null });
  const query = { id: String(version.id) };
  const other = await logIn(admin, await insertMember(real.database.db, ['orders', 'catalogue']));
  const refused = await Promise.all([
    preview(query, { cookie: '' }),
    preview(query, { cookie: other }),
    preview(query, { 'sec-fetch-site': 'cross-site' }),
    preview({ ...query, at: 'tomorrow' }),
  ]);
  expect(refused.map((answer) => answer.json().code)).toEqual([
    ...['login_required', 'forbidden', 'forbidden', 'invalid_request'],
  ]);
});

test('no kept answer of the shop knows of a preview', async () => {
  const shop = shopOfTest(real.database.db, () => DEMO_DAY, 'kept');
  const asked = async () =>
    JSON.stringify(
      await Promise.all([
        shop.ask('homePage', undefined),
        shop.ask('categories', undefined),
        shop.ask('brands', undefined),
      ]),
    );
  const before = await asked();
  const { version } = await done('createFrontPage', { from: null });
  const { page } = await done('showFrontPage', { id: version.id });
  const empty = { ...page, home_banners: [], photo_banners: [], promo_banners: [], events: [], rooms: [] };
  await done('saveFrontPage', { id: version.id, version: version.version, page: empty });
  const { body } = await preview({
    id: String(version.id),
    at: new Date(DEMO_DAY.getTime() + 86_400_000).toISOString(),
  });
  expect(body).toContain('Юу хэрэгтэй вэ?');
  expect(body).not.toContain(page.rooms[0].sentence);
  expect(await asked()).toBe(before);
  const { rows } = await real.database.pool.query(
    `select count(*)::int as left from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname like 'pg_temp_%'`,
  );
  expect(rows).toEqual([{ left: 0 }]);
});

// Must be the last test: it leaves a random page.
test('what is previewed for a moment is, byte for byte, what the shop shows then: 50 random versions', {
  timeout: 1_200_000,
}, async () => {
  const { db } = real.database;
  const { version: first } = await done('createFrontPage', { from: null });
  const shown = await done('showFrontPage', { id: first.id });
  const { pictures } = await done('listFrontPictures', {});
  const listed = await db.selectFrom('products').select('code').where('is_listed', '=', true).orderBy('code').execute();
  const pages = randomPages(
    {
      shop: shown.page,
      products: listed.map(({ code }) => code),
      subCategories: shown.sub_categories.map(({ code }: { code: string }) => code),
      pictures: pictures.map(({ id }: { id: number }) => id),
      around: DEMO_DAY,
    },
    VERSIONS,
    213,
  );
  const seen = new Set<string>();
  for (const [round, page] of pages.entries()) {
    expect(frontPage.safeParse(page).error).toBeUndefined();
    const moment = new Date(DEMO_DAY.getTime() + (round + 1) * 11 * 60 * MINUTE_MS);
    await planPrices(round, moment);
    await planMore(round, moment);
    const { version } = await done('createFrontPage', { from: null });
    const saved = await done('saveFrontPage', { id: version.id, version: version.version, page });
    await done('scheduleFrontPage', { id: version.id, version: saved.version.version, at: moment.toISOString() });
    const before = await shownByShop(DEMO_DAY);
    const previewed = await previewVersion(db, renderHome, version.id, moment);
    // The preview leaves no trace, neither in a table nor in its connection.
    expect(await shownByShop(DEMO_DAY)).toBe(before);
    await timePasses(db, moment);
    const after = await shownByShop(moment);
    expect(previewed).toBe(after);
    seen.add(after);
  }
  expect(seen.size).toBe(VERSIONS);
});
