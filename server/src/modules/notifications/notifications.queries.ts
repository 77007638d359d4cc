import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { sendPrepared } from '../../db/prepared-query.ts';
import { addedJobs, type JobSpec, rowsOfSpecs } from '../../jobs/queue.queries.ts';

interface NewEmail {
  customer_id: number | null;
  template: string;
  recipient: string;
  subject: string;
  payload: string;
  secret: string | null;
  dedupe_key: string;
}

/** Returns the ids of the new notifications; one with a known key is skipped. */
export async function insertEmails(tx: Tx, emails: readonly NewEmail[]): Promise<number[]> {
  const rows = await tx
    .insertInto('notifications')
    .values(emails.map((email) => ({ channel: 'email', ...email })))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface NewNotice extends Omit<NewEmail, 'subject' | 'secret'> {
  channel: 'email' | 'sms';
  subject?: string;
  secret?: string | null;
}

/** The job that sends the new notice of a channel; its key contains the notice's id. */
interface SendingJob extends Omit<JobSpec, 'payload' | 'key'> {
  channel: NewNotice['channel'];
}

/** Inserts at most one new notice per channel, with the jobs that send them and other jobs; a known notice is not sent again. */
export async function insertNotices(
  tx: Tx,
  notices: readonly NewNotice[],
  jobs: readonly (SendingJob | JobSpec)[],
): Promise<void> {
  const queued = tx
    .insertInto('notifications')
    .values(notices)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning(['id', 'channel']);
  const rows = sql`(
    select spec.name, coalesce(spec.payload, json_build_object('notificationId', queued.id)) as payload,
      coalesce(spec.key, spec.name || ':' || queued.id) as key, spec."runAt", spec.attempts, spec.priority
    from ${rowsOfSpecs(jobs)} left join queued on queued.channel = spec.channel
    where spec.channel is null or queued.id is not null)`;
  // There are as many statement texts as sets of channels.
  await sendPrepared(tx, sql`with queued as (${queued}) select count(*) from ${addedJobs(rows)}`.compile(tx));
}

/** The email that an event queued, and its status. */
export const emailOfEvent = (db: Db, dedupeKey: string) =>
  db.selectFrom('notifications').select(['recipient', 'status']).where('dedupe_key', '=', dedupeKey).executeTakeFirst();

/** A queued notification, with one more attempt counted. */
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

/** Marks a notification as failed for good, unless it was sent. */
export async function markFailed(db: Db, id: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ status: 'failed', secret: null })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

/** The keys of these notices that were attempted or sent. Locks all until the transaction ends: none of the others is sent meanwhile. */
export async function lockNotices(tx: Tx, dedupeKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('notifications')
    .select(['dedupe_key', 'status', 'attempts'])
    .where(sql<boolean>`dedupe_key = any(${[...dedupeKeys]}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.filter(({ status, attempts }) => status === 'sent' || attempts > 0).map((row) => row.dedupe_key));
}

/** Cancels notices that were not attempted yet: they are no longer true. */
export async function withdrawNotices(tx: Tx, dedupeKeys: readonly string[]): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ status: 'skipped', last_error: 'taken back', secret: null })
    .where(sql<boolean>`dedupe_key = any(${[...dedupeKeys]}::text[])`)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .execute();
}
