import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** Moves a picture with files to the removed ones, with its place, to restore it. */
export async function setAside(
  tx: Tx,
  table: 'product_images' | 'picture_uploads',
  removed: { id: number; place: number; by: number; at: Date },
): Promise<void> {
  await sql`
    with taken as (delete from ${sql.table(table)} where id = ${removed.id} returning *)
    insert into removed_pictures (id, product_id, place, kind, seen_from, alt, width, height, file, variants, placeholder, removed_by,
      removed_at)
    select id, product_id, ${removed.place}, kind, seen_from, alt, width, height, file, variants, placeholder, ${removed.by},
      ${removed.at}::timestamptz
    from taken`.execute(tx);
}

/** Restores it as an encoded upload, which arranging shows if it has alt text. False: no such picture of the product. */
export async function bringBack(tx: Tx, productId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with taken as (delete from removed_pictures where id = ${id} and product_id = ${productId} returning *)
    insert into picture_uploads (id, product_id, place, kind, seen_from, alt, state, original_name, byte_size, upload_key, uploaded_by,
      uploaded_at, width, height, file, variants, placeholder)
    select id, product_id, place, kind, seen_from, alt, 'encoded', file, 1, 'restored-' || id, removed_by, removed_at, width, height, file,
      variants, placeholder
    from taken
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function deleteUpload(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('picture_uploads').where('id', '=', id).execute();
}

/** Pictures removed before that moment, the oldest first. */
export const removedBefore = (db: Db, moment: Date, limit: number) =>
  db
    .selectFrom('removed_pictures')
    .select(['id', 'file', 'variants'])
    .where('removed_at', '<', moment)
    .orderBy('removed_at')
    .limit(limit)
    .execute();

/** Which of these files the shop still shows: a copied product shows the files of the other. */
export async function filesInUse(db: Db, files: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('product_images').select('file').where('file', 'in', files).execute();
  return new Set(rows.map(({ file }) => file));
}

export async function deleteRemoved(db: Db, id: number): Promise<void> {
  await db.deleteFrom('removed_pictures').where('id', '=', id).execute();
}
