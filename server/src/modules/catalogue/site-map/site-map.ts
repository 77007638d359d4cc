import type { SiteMap } from '@tokhi/contract/fields/site-map';
import type { Db } from '../../../db/database.ts';
import { showEvents } from '../../content/public.ts';
import { filledBrands, filledCategories, filledSubCategories, listedInPart, listedParts } from './site-map.queries.ts';

/** What search engines see: everything that is shown now, and nothing that is empty. */
export const siteMap = (db: Db, now: () => Date): SiteMap => ({
  places: async () => {
    const [categories, subCategories, brands, events, parts] = await Promise.all([
      filledCategories(db),
      filledSubCategories(db),
      filledBrands(db),
      showEvents(db, now()),
      listedParts(db),
    ]);
    return { categories, subCategories, brands, events: events.map(({ id }) => ({ id })), parts };
  },
  products: (part) => listedInPart(db, part),
});
