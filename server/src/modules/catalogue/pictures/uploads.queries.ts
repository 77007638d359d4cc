import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** Taken before the row exists: the source has this id in its name, and is stored before the row. */
export async function nextPictureId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('picture_ids')::int as id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('no number for a picture');
  return row.id;
}

export interface NewUpload {
  id: number;
  product_id: number;
  kind: string;
  source_file: string;
  original_name: string;
  byte_size: number;
  upload_key: string;
  uploaded_by: number;
  uploaded_at: Date;
}

/** After all other pictures of the product. */
export async function insertUpload(tx: Tx, upload: NewUpload): Promise<void> {
  const last = sql<number>`(
    select (select count(*) from product_images where product_id = ${upload.product_id})
      + (select count(*) from picture_uploads where product_id = ${upload.product_id}) + 1)`;
  await tx
    .insertInto('picture_uploads')
    .values({ ...upload, place: last })
    .execute();
}

/** The upload of that key, which may be shown by now: then only its number is left. */
export const uploadOfKey = (db: Db, productId: number, key: string) =>
  db
    .selectFrom('picture_uploads')
    .select('id')
    .where('product_id', '=', productId)
    .where('upload_key', '=', key)
    .executeTakeFirst();

export async function countWaiting(db: Db, productId: number): Promise<number> {
  const { count } = await db
    .selectFrom('picture_uploads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('product_id', '=', productId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const countPhotographs = async (db: Db, productId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from product_images where product_id = ${productId} and kind <> 'drawing')::int
      + (select count(*) from picture_uploads where product_id = ${productId} and kind <> 'drawing')::int as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** Undefined when it is already encoded, refused or removed. */
export const waitingUpload = (db: Db, id: number) =>
  db
    .selectFrom('picture_uploads')
    .innerJoin('products', 'products.id', 'picture_uploads.product_id')
    .select(['picture_uploads.id', 'product_id', 'source_file', 'products.code'])
    .where('picture_uploads.id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

export interface EncodedFiles {
  width: number;
  height: number;
  file: string;
  variants: string;
  placeholder: string;
}

/** False: it was removed meanwhile, or another attempt was faster. */
export async function markEncoded(tx: Tx, id: number, files: EncodedFiles): Promise<boolean> {
  const done = await tx
    .updateTable('picture_uploads')
    .set({ ...files, state: 'encoded', source_file: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Whether no table has the picture any more: it was removed before it was encoded. */
export async function isForgotten(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from picture_uploads where id = ${id}) or exists (select from product_images where id = ${id})
      or exists (select from removed_pictures where id = ${id}) as known`.execute(db);
  return rows[0]?.known === false;
}

export async function markRefused(db: Db, id: number, reason: string): Promise<void> {
  await db
    .updateTable('picture_uploads')
    .set({ state: 'refused', reason, source_file: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** The sources that a job still needs. */
export async function neededSources(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('picture_uploads').select('source_file').where('state', '=', 'waiting').execute();
  return new Set(rows.flatMap(({ source_file }) => source_file ?? []));
}
