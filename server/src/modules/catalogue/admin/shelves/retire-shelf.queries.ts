import type { ShelfKind } from '@tokhi/contract/admin/shelves/shelf-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/database.ts';
import { leadToSubCategory } from '../../../content/public.ts';
import { tableOf } from './shelf-rows.queries.ts';

const STANDING: Record<ShelfKind, RawBuilder<unknown>> = {
  category: sql`sub_categories where merged_into is null and category_id`,
  sub_category: sql`models where sub_category_id`,
  brand: sql`models where brand_id`,
  colour: sql`products where colour_id`,
};

/** How many sub-categories, models or products it still has. */
export async function leftOn(db: Db, kind: ShelfKind, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from ${STANDING[kind]} = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Retires an empty shelf; links to it then lead to the other one. */
export async function retireShelf(tx: Tx, kind: ShelfKind, from: number, into: number): Promise<void> {
  if (kind === 'colour') return deleteShelfRow(tx, kind, from);
  if (kind === 'category') await deleteAttributes(tx, from);
  if (kind === 'sub_category') await leadToSubCategory(tx, from, into);
  await sql`
    update ${tableOf(kind)} set merged_into = ${into}, is_shown = false where id = ${from} or merged_into = ${from}`.execute(
    tx,
  );
}

/** For an empty category: no product has any of them. */
const deleteAttributes = (tx: Tx, category: number) =>
  tx.deleteFrom('spec_attributes').where('category_id', '=', category).execute();

export async function deleteShelfRow(tx: Tx, kind: ShelfKind, id: number): Promise<void> {
  if (kind === 'category') await deleteAttributes(tx, id);
  await sql`delete from ${tableOf(kind)} where id = ${id}`.execute(tx);
}

/** How many others were merged into it: their addresses lead to it. */
export async function countMergedInto(db: Db, kind: ShelfKind, id: number): Promise<number> {
  if (kind === 'colour') return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from ${tableOf(kind)} where merged_into = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}
