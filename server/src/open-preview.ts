// The shop's home page for the preview of staff: the same calls and storefront as the shop's, on a given database and at a given time,
// without caches between previews.
import { createCacheMemory } from './cache/cache-memory.ts';
import { createCallTable } from './http/calls/call-table.ts';
import type { LoadStorefront } from './http/pages/load-storefront.ts';
import { bindCatalogue } from './modules/catalogue/catalogue.routes.ts';
import { createCardCache, siteMap } from './modules/catalogue/public.ts';
import type { RenderHome } from './modules/front-page/public.ts';
import { deliveredTo } from './modules/orders/public.ts';
import { reviewsOfProduct } from './modules/reviews/public.ts';
import { createSearchIndex, withPopular } from './modules/search/public.ts';
import { bindSearch } from './modules/search/search.routes.ts';
import { payingTerms, shopFacts } from './modules/settings/public.ts';

/** For one page: discarded after it. */
const MEGABYTES = 16;

export const createRenderHome =
  (load: LoadStorefront, origin: string): RenderHome =>
  (db, now) =>
    render(load, origin, db, now);

async function render(load: LoadStorefront, origin: string, ...[db, moment]: Parameters<RenderHome>): Promise<string> {
  const now = () => moment;
  const index = createSearchIndex(db, now);
  const memory = createCacheMemory(MEGABYTES);
  const cards = createCardCache(db, index.changes, memory);
  const table = createCallTable();
  bindCatalogue(table, { db, now, versions: index, cards, reviews: reviewsOfProduct(deliveredTo) });
  bindSearch(table, { db, now, index, cards, memory });
  const failures: unknown[] = [];
  const { handle } = await load();
  const page = await handle(new Request(new URL('/home', origin)), {
    ask: table.ask,
    facts: async () => withPopular(index, await shopFacts(db)),
    payingTerms: () => payingTerms(db),
    siteMap: siteMap(db, now),
    now,
    origin,
    report: (error) => failures.push(error),
  });
  // A page without a failed section is fine for a customer, but would mislead staff.
  if (failures.length > 0) throw failures[0];
  if (page.status !== 200) throw new Error(`the home page answers ${page.status}`);
  return page.text();
}
