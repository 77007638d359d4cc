import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

interface NewEmail {
  customer_id: number | null;
  template: string;
  recipient: string;
  subject: string;
  payload: string;
  secret: string | null;
  dedupe_key: string;
}

/** The ids of the new notifications; one whose key was queued before is none. */
export async function insertEmails(tx: Tx, emails: readonly NewEmail[]): Promise<number[]> {
  const rows = await tx
    .insertInto('notifications')
    .values(emails.map((email) => ({ channel: 'email', ...email })))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The email that an event queued, and how it fared. */
export const emailOfEvent = (db: Db, dedupeKey: string) =>
  db.selectFrom('notifications').select(['recipient', 'status']).where('dedupe_key', '=', dedupeKey).executeTakeFirst();

/** A notification that still waits, with one more attempt counted. */
export async function beginAttempt(db: Db, id: number) {
  return db
    .updateTable('notifications')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .returning([
      'id',
      'recipient',
      'subject',
      'template',
      'payload',
      'secret',
      'dedupe_key',
      'created_at',
      'customer_id',
      'counted_at',
    ])
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
export async function markFailed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ status: 'failed', secret: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}
