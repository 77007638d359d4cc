import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.generated.ts';

const COLUMNS = [
  ...(['id', 'state', 'alt', 'reason', 'original_name', 'width', 'height', 'contrast', 'file', 'variants'] as const),
  'placeholder',
] as const;

/** Newest first. */
export const allPictures = (db: Db) =>
  db.selectFrom('front_page_pictures').select(COLUMNS).orderBy('id', 'desc').execute();

export type PictureRow = Awaited<ReturnType<typeof allPictures>>[number];

export const picturesAmong = (db: Db, ids: readonly number[]): Promise<PictureRow[]> =>
  db
    .selectFrom('front_page_pictures')
    .select(COLUMNS)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .orderBy('id')
    .execute();

/** Ids of encoded pictures, by the file name in the shop's tables. */
export async function pictureIdsByFile(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('front_page_pictures')
    .select(['id', 'file'])
    .where('file', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, file }) => [file ?? '', id]));
}

/** Adds pictures to the library that the shop used before it existed; a concurrent second call finds them there. */
export async function adoptPictures(
  tx: Tx,
  pictures: readonly {
    alt: string;
    file: string;
    variants: unknown;
    placeholder: string | null;
    width: number | null;
  }[],
  now: Date,
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insertInto('front_page_pictures')
    .values(
      pictures.map((picture) => ({
        ...picture,
        variants: JSON.stringify(picture.variants),
        state: 'ready',
        uploaded_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('file').doNothing())
    .execute();
}

/** Undefined if the same upload arrived meanwhile. */
export const insertUpload = (
  db: Db,
  upload: Insertable<Schema['front_page_pictures']>,
): Promise<{ id: number } | undefined> =>
  db
    .insertInto('front_page_pictures')
    .values(upload)
    .onConflict((conflict) => conflict.column('upload_key').doNothing())
    .returning('id')
    .executeTakeFirst();

/** The files that wait to be encoded. */
export async function waitingSources(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('front_page_pictures')
    .select('source_file')
    .where('source_file', 'is not', null)
    .execute();
  return rows.flatMap(({ source_file }) => source_file ?? []);
}

export const uploadOfKey = (db: Db, key: string) =>
  db.selectFrom('front_page_pictures').select('id').where('upload_key', '=', key).executeTakeFirst();

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from front_page_pictures where state = 'waiting'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Undefined when it is encoded or refused already. */
export const waitingPicture = (db: Db, id: number) =>
  db
    .selectFrom('front_page_pictures')
    .select('source_file')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

export async function markReady(
  db: Db,
  id: number,
  files: { width: number; height: number; contrast: number; file: string; variants: string; placeholder: string },
): Promise<void> {
  await db
    .updateTable('front_page_pictures')
    .set({ ...files, state: 'ready', source_file: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function markRefused(db: Db, id: number, reason: string): Promise<void> {
  await db
    .updateTable('front_page_pictures')
    .set({ state: 'refused', reason, source_file: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Locks the row, so that nobody else changes its alt text meanwhile. */
export const lockPicture = (tx: Tx, id: number) =>
  tx.selectFrom('front_page_pictures').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export async function writeAlt(tx: Tx, id: number, alt: string): Promise<void> {
  await tx.updateTable('front_page_pictures').set({ alt }).where('id', '=', id).execute();
}
