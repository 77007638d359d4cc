import type { Db } from '../../../db/database.ts';

/** The order that a link leads to, until the link expires. */
export async function orderOfLink(db: Db, hash: Buffer, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_links')
    .select('order_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.order_id;
}

export async function deleteLinksBefore(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('order_links').where('expires_at', '<=', now).execute();
}
