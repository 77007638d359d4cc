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

interface NewNotice extends Omit<NewEmail, 'subject' | 'secret'> {
  channel: 'email' | 'sms';
  subject?: string;
  secret?: string | null;
}

/** The job that sends the new notice of a channel; it is named by the notice's id. */
interface SendingJob extends Omit<JobSpec, 'payload' | 'key'> {
  channel: NewNotice['channel'];
}

/** At most one new notice of each channel, with the jobs that send them and other jobs; one that was queued before is not sent again. */
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
  // As many forms as there are sets of channels.
  await sendPrepared(tx, sql`with queued as (${queued}) select count(*) from ${addedJobs(rows)}`.compile(tx));
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

/** Notices of these events that were begun or sent, by their keys. Held until the transaction ends: none of the others leaves meanwhile. */
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

/** What has not begun to leave will not leave: it is true no more. */
export async function withdrawNotices(tx: Tx, dedupeKeys: readonly string[]): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ status: 'skipped', last_error: 'taken back', secret: null })
    .where(sql<boolean>`dedupe_key = any(${[...dedupeKeys]}::text[])`)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .execute();
}
