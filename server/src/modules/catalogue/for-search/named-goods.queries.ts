// The goods of named lists (docs/lists.md) that need their own tables.
import type { Db } from '../../../db/database.ts';

/** The products with a badge at `now`, the latest first. The table allows each badge once per product. */
export async function idsWearing(db: Db, kind: 'new' | 'new_lower_price', now: Date): Promise<number[]> {
  const worn = await db
    .selectFrom('product_badges')
    .select('product_id')
    .where('kind', '=', kind)
    .where('starts_at', '<=', now)
    .where((badge) => badge.or([badge('ends_at', 'is', null), badge('ends_at', '>', now)]))
    .orderBy('starts_at', 'desc')
    .orderBy('product_id')
    .execute();
  return worn.map(({ product_id }) => product_id);
}

/** Listed products with a family price. */
export async function idsAtFamilyPrice(db: Db): Promise<number[]> {
  const sold = await db
    .selectFrom('products')
    .select('id')
    .where('is_listed', '=', true)
    .where('is_family_price', '=', true)
    .execute();
  return sold.map(({ id }) => id);
}
