import type { Db, Tx } from '../../../db/database.ts';

export type RequestedPurpose = 'confirm_email' | 'reset_password';

export async function insertLinkRequest(tx: Tx, purpose: RequestedPurpose, email: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('link_requests')
    .values({ purpose, email, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a request in the transaction that handles it; undefined if it was handled already. */
export async function takeLinkRequest(tx: Tx, id: number) {
  const row = await tx
    .deleteFrom('link_requests')
    .where('id', '=', id)
    .returning(['email', 'purpose'])
    .executeTakeFirst();
  return row && { email: row.email, purpose: row.purpose as RequestedPurpose };
}

export async function deleteRequestsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('link_requests').where('created_at', '<', before).execute();
}
