// The built shop shows hostile texts, in every name, sentence and fact of its pages, as plain text. Needs the built shop, so the gate
// runs it after the build.
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importStorefront } from '../../../src/http/pages/load-storefront.ts';
import { siteMap } from '../../../src/modules/catalogue/public.ts';
import { withPopular } from '../../../src/modules/search/public.ts';
import { payingTerms, shopFacts } from '../../../src/modules/settings/public.ts';
import { createRenderHome } from '../../../src/open-preview.ts';
import { addressesOfRoutes } from '../../costs/page-addresses.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../shop-of-test.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { hostileRows } from './hostile-rows.ts';
import { sendThroughSettings } from './hostile-settings.ts';
import { type HostileShop, openHostileShop } from './hostile-shop.ts';
import { CANARY } from './hostile-texts-of-test.ts';
import { whatWouldRun } from './what-would-run.ts';

const ORIGIN = 'https://tokhi.example';
const real = databaseOfTest();
const now = () => DEMO_DAY;
let staff: HostileShop;
let shop: ShopOfTest;
let columns: string[] = [];
beforeAll(async () => {
  staff = await openHostileShop(real.database, createRenderHome(importStorefront, ORIGIN));
  await sendThroughSettings(staff);
  columns = await hostileRows(real.database.db);
  shop = shopOfTest(real.database.db, now, 'anew');
  await shop.refresh();
});
afterAll(() => staff?.close());

async function get(address: string): Promise<{ status: number; text: string }> {
  const { db } = real.database;
  const { handle } = await importStorefront();
  const page = await handle(new Request(new URL(address, ORIGIN)), {
    ...{ ask: shop.ask, now, origin: ORIGIN, siteMap: siteMap(db, now), payingTerms: () => payingTerms(db) },
    facts: async () => withPopular(shop.index, await shopFacts(db)),
    report: (error: unknown) => {
      throw error;
    },
  });
  return { status: page.status, text: await page.text() };
}

test('the tables of what is shown take such texts', () => {
  for (const table of [
    'models.name',
    'models.product_type',
    'models.description_html',
    'categories.name',
    'brands.name',
  ])
    expect(columns).toContain(table);
  for (const table of ['sub_categories.name', 'colours.name', 'events.name', 'rooms.name', 'home_banners.title_1'])
    expect(columns).toContain(table);
});

const addresses = Object.values(addressesOfRoutes).flat();

test.each(addresses)('%s runs nothing of it', async (address) => {
  const { status, text } = await get(address);
  // Every page has the shop's name.
  const isNamed = /\.\w+$/.test(address) || text.includes(CANARY);
  expect([status < 500, isNamed, whatWouldRun(text)]).toEqual([true, true, []]);
});

test('the preview of the front page runs nothing of it', async () => {
  await staff.renew();
  const { version } = (await staff.ask('createFrontPage', { from: null })).body;
  const answer = await staff.admin.app.inject({
    ...{ method: 'GET', url: adminRawEndpoints.previewFrontPage.path, query: { id: String(version.id) } },
    headers: { cookie: staff.cookie(), 'sec-fetch-site': 'same-origin' },
  });
  expect([answer.statusCode, whatWouldRun(answer.body), answer.body.includes(CANARY)]).toEqual([200, [], true]);
  expect(answer.body).not.toMatch(/<script/i);
});
