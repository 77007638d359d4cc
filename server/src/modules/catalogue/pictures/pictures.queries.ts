import type { PictureKind } from '@tokhi/contract/admin/picture-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export const productOfCode = (db: Db, code: string) =>
  db.selectFrom('products').select(['id', 'code']).where('code', '=', code).executeTakeFirst();

/** Locks the pictures of a product until the transaction ends; returns their version. */
export async function lockPictures(tx: Tx, productId: number): Promise<number> {
  const { version } = await tx
    .insertInto('picture_lists')
    .values({ product_id: productId })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ product_id: productId }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function countChange(tx: Tx, productId: number): Promise<void> {
  await tx
    .updateTable('picture_lists')
    .set({ version: sql`version + 1` })
    .where('product_id', '=', productId)
    .execute();
}

export async function versionOfPictures(db: Db, productId: number): Promise<number> {
  const found = await db
    .selectFrom('picture_lists')
    .select('version')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return found?.version ?? 1;
}

const DESCRIBED = ['id', 'kind', 'seen_from', 'alt', 'file', 'variants', 'placeholder'] as const;

export const shownPictures = (db: Db, productId: number) =>
  db
    .selectFrom('product_images')
    .select([...DESCRIBED, 'position'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();

export const uploadsOfProduct = (db: Db, productId: number) =>
  db
    .selectFrom('picture_uploads')
    .select([...DESCRIBED, 'place', 'state', 'reason', 'original_name', 'source_file'])
    .where('product_id', '=', productId)
    .orderBy('place')
    .orderBy('id')
    .execute();

export interface Description {
  kind: PictureKind;
  seen_from: string | null;
  alt: string;
}

/** For a shown picture, or else for an upload. */
export async function describe(tx: Tx, id: number, description: Description): Promise<void> {
  await tx.updateTable('product_images').set(description).where('id', '=', id).execute();
  await tx.updateTable('picture_uploads').set(description).where('id', '=', id).execute();
}
