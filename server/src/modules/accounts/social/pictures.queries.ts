import type { Db, Tx } from '../../../db/database.ts';

/** The provider's URL of this customer's picture, if there is one. */
export async function pictureAddress(db: Db, customerId: number, issuer: string): Promise<string | null> {
  const row = await db
    .selectFrom('customer_identities')
    .select('picture_url')
    .where('customer_id', '=', customerId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return row?.picture_url ?? null;
}

/** Replaces the former one, under a new key: browsers cache a picture for ever. */
export async function savePicture(tx: Tx, customerId: number, key: string, webp: Buffer): Promise<void> {
  await tx
    .insertInto('customer_pictures')
    .values({ key, customer_id: customerId, webp })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ key, webp }))
    .execute();
}

/** False if the customer was erased meanwhile. */
export async function showPicture(tx: Tx, customerId: number, path: string): Promise<boolean> {
  const shown = await tx
    .updateTable('customers')
    .set({ picture: path })
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return shown.numUpdatedRows > 0n;
}

export async function pictureBytes(db: Db, key: string): Promise<Buffer | null> {
  const row = await db.selectFrom('customer_pictures').select('webp').where('key', '=', key).executeTakeFirst();
  return row?.webp ?? null;
}
