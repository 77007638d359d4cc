// The costs of each public page, compared with docs/costs.md. Needs the built shop, so `npm run costs` and the gate run it after the build.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteMap } from '../../src/modules/catalogue/public.ts';
import { payingTerms, shopFacts } from '../../src/modules/settings/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { shopOfTest } from '../shop-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import type { Costs } from './compare-costs.ts';
import { keepCosts } from './cost-document.ts';
import { countStatements } from './count-statements.ts';
import { openMeasured, PATIENCE_FOR_ALL_MS } from './open-measured.ts';
import { addressesOfRoutes } from './page-addresses.ts';
import { weighHtml } from './weigh-html.ts';

const BUILD = new URL('../../../storefront/build/', import.meta.url);
const ORIGIN = 'https://tokhi.example';

const built = new URL('server/index.js', BUILD).href;
const { handle } = (await import(built)) as {
  handle: (request: Request, shop: object) => Promise<Response>;
};
const real = databaseOfTest();

/** Where the router requests only the data of a page. */
const dataAddress = (address: string): string => {
  const { pathname, search } = new URL(address, ORIGIN);
  return `${pathname === '/' ? '/_' : pathname}.data${search}`;
};

/** Measured in a new process: its index is loaded, as before the first visitor, and its caches are empty. */
async function measure(address: string): Promise<Costs> {
  const database = openMeasured(real.url, 'api');
  const { db } = database;
  const counted = countStatements(database.pool);
  const now = () => DEMO_DAY;
  const shop = shopOfTest(db, now);
  const failures: unknown[] = [];
  const around = {
    ...{
      ask: shop.ask,
      now,
      origin: ORIGIN,
      siteMap: siteMap(db, now),
      report: (error: unknown) => failures.push(error),
    },
    facts: () => shopFacts(db),
    payingTerms: () => payingTerms(db),
  };
  const get = async (at: string) => handle(new Request(new URL(at, ORIGIN)), around);
  try {
    await shop.index.loaded();
    counted.take();
    const page = await get(address);
    const text = await page.text();
    const { statements, roundTrips } = counted.take();
    expect([address, page.status, failures]).toEqual([address, address === '/no-such-page' ? 404 : 200, []]);
    const isHtml = page.headers.get('content-type')?.startsWith('text/html') ?? false;
    const { elements, svgBytes, dataBytes } = isHtml ? weighHtml(text) : { elements: 0, svgBytes: 0, dataBytes: 0 };
    const alone = isHtml ? await (await get(dataAddress(address))).text() : '';
    return {
      ...{ statements, 'round trips': roundTrips, bytes: Buffer.byteLength(text), elements },
      ...{ 'SVG bytes': svgBytes, 'data bytes': dataBytes, 'data alone bytes': Buffer.byteLength(alone) },
    };
  } finally {
    await shop.index.close();
    await database.close();
  }
}

test('every route of the built shop is measured', () => {
  const [file = ''] = globSync(`${BUILD.pathname}client/assets/manifest-*.js`);
  const json = readFileSync(file, 'utf8').replace(/^window\.__reactRouterManifest=|;?\s*$/g, '');
  const { routes } = JSON.parse(json) as { routes: Record<string, { id: string; path?: string }> };
  const paths = Object.values(routes).flatMap(({ id, path = '' }) => (id === 'root' ? [] : [`/${path}`]));
  expect(paths.toSorted()).toEqual(Object.keys(addressesOfRoutes).toSorted());
});

test('no page costs more than docs/costs.md says', { timeout: PATIENCE_FOR_ALL_MS }, async () => {
  const measured = new Map<string, Costs>();
  for (const address of Object.values(addressesOfRoutes).flat()) measured.set(address, await measure(address));
  expect(keepCosts('Pages', measured), 'if it has to be so: npm run costs, and commit the table').toEqual([]);
});
