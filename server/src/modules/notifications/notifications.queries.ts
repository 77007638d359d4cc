import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface Email {
  recipient: string;
  subject: string;
  text: string;
}

/** The new notification's id, or undefined when one with this key was queued before. */
export async function insertEmail(
  tx: Tx,
  template: string,
  email: Email,
  dedupeKey: string,
): Promise<number | undefined> {
  const { recipient, subject, text } = email;
  const row = await tx
    .insertInto('notifications')
    .values({
      channel: 'email',
      template,
      recipient,
      subject,
      payload: JSON.stringify({ text }),
      dedupe_key: dedupeKey,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A notification that still waits, with one more attempt counted. */
export async function beginAttempt(db: Db, id: number) {
  return db
    .updateTable('notifications')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning(['id', 'recipient', 'subject', 'payload', 'dedupe_key'])
    .executeTakeFirst();
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ status: 'sent', sent_at: now, last_error: null, secret: null })
    .where('id', '=', id)
    .execute();
}

export async function noteFailure(db: Db, id: number, reason: string): Promise<void> {
  await db.updateTable('notifications').set({ last_error: reason }).where('id', '=', id).execute();
}

/** Nothing will be sent any more; what is sent already stays sent. */
export async function markFailed(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ status: 'failed', secret: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}
