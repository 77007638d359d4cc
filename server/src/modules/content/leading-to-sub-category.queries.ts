import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** How many banners and tiles of the home page lead to a sub-category. */
export async function countLeadingTo(db: Db, subCategoryId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from promo_banners where sub_category_id = ${subCategoryId})::int
      + (select count(*) from quick_categories where sub_category_id = ${subCategoryId})::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Links to one sub-category now go to another; if both have a tile, the target's own stays. */
export async function leadToSubCategory(tx: Tx, from: number, into: number): Promise<void> {
  await tx.updateTable('promo_banners').set({ sub_category_id: into }).where('sub_category_id', '=', from).execute();
  await sql`
    delete from quick_categories where sub_category_id = ${from}
      and exists (select from quick_categories as other where other.sub_category_id = ${into})`.execute(tx);
  await tx.updateTable('quick_categories').set({ sub_category_id: into }).where('sub_category_id', '=', from).execute();
}
