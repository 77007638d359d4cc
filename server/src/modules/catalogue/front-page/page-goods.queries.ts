import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** Ids of products by code; unknown codes are left out. */
export async function productIdsByCode(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from products where code = any(${[...new Set(codes)]}::text[])`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

export async function productCodesById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from products where id = any(${[...new Set(ids)]}::int[])`.execute(db);
  return new Map(rows.map(({ code, id }) => [id, code]));
}

/** Sub-categories by code; a merged one gives the one it was merged into. */
export async function subCategoryIdsByCode(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    with recursive led as (
      select code, id, merged_into from sub_categories
      union all
      select led.code, next.id, next.merged_into from led join sub_categories as next on next.id = led.merged_into
    )
    select code, id from led where merged_into is null`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

export async function subCategoryCodesById(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('sub_categories').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** A merge of shelves and a write of the page wait for each other. */
export async function lockSubCategories(tx: Tx): Promise<void> {
  await sql`select from sub_categories order by id for share`.execute(tx);
}
