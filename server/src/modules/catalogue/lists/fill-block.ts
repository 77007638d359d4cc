import type { Db } from '../../../db/database.ts';
import type { FeaturedLists } from '../../content/public.ts';
import { type BlockGoods, firstGoods } from './block-goods.queries.ts';

/** The content of a block whose list the staff left empty: the best of what its name promises. */
const FILLED_FROM = {
  recommended: 'best_sellers',
  top: 'best_sellers',
  top_rated: 'highly_rated',
  last_chance: 'last_chance',
} as const satisfies Record<string, BlockGoods>;

/** The product ids of a block: the staff's choice, or else the shop's own. */
export async function fillBlock(
  db: Db,
  featured: FeaturedLists,
  list: keyof typeof FILLED_FROM,
  limit: number,
  now: Date,
): Promise<number[]> {
  const picked = featured.get(list);
  if (picked) return picked.slice(0, limit);
  return firstGoods(db, FILLED_FROM[list], limit, now);
}
