import type { ReplyOf } from '@tokhi/contract/client';
import type { Db } from '../../../db/database.ts';
import { showEvents } from '../../content/public.ts';
import { presentCategory, presentSubCategory } from './shelves.present.ts';
import { shelves, totalsOfShelves } from './shelves.queries.ts';

/** The menus of the header and its chips (spec §2 Header). */
export async function showCategories(db: Db, now: Date): Promise<ReplyOf<'categories'>> {
  const [shelf, totals, events] = await Promise.all([shelves(db), totalsOfShelves(db), showEvents(db, now)]);
  return {
    result: 'success',
    category: shelf.categories.map(presentCategory),
    subCategory: shelf.sub_categories.map((sub) => ({ ...presentSubCategory(sub), total: totals.get(sub.id) ?? 0 })),
    events,
  };
}
