import type { Db } from '../../db/database.ts';
import { presentBanners, presentEvent } from './content.present.ts';
import { contentOfHome } from './content.queries.ts';
import type { OfCatalogue } from './of-catalogue.ts';
import { type FeaturedLists, featuredByList } from './show-featured.ts';

/** Staff content of the home page; products and sub-categories as ids, because the catalogue makes their cards. */
export async function showHomeContent(db: Db, catalogue: OfCatalogue, now: Date) {
  const row = await contentOfHome(db, catalogue, now);
  return {
    ...presentBanners(row),
    events: row.events.map(presentEvent),
    offers: row.special_offers.map(({ product_id, price_ends_at: ends }) => ({
      productId: product_id,
      priceEndsAt: ends === null ? null : new Date(ends),
    })),
    quickTiles: row.quick_tiles.map(({ sub_category_id, title, image }) => ({ subId: sub_category_id, title, image })),
    featured: featuredByList(row.featured) satisfies FeaturedLists,
  };
}
