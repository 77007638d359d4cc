import type { Db } from '../../db/database.ts';

/** The trending products picked by staff, in their order. */
export async function trendPicks(db: Db): Promise<number[]> {
  const picked = await db
    .selectFrom('featured_products')
    .select('product_id')
    .where('list', '=', 'trend')
    .orderBy('position')
    .orderBy('product_id')
    .execute();
  return picked.map(({ product_id }) => product_id);
}
