import type { Db, Tx } from '../../db/database.ts';

/** Notices that have failed for good, newest first. Without recipients: a person who fixes them needs kind and reason. */
export const failedNotices = (db: Db, since: Date, limit: number) =>
  db
    .selectFrom('notifications')
    .select(['id', 'channel', 'template', 'last_error', 'created_at'])
    .where('status', '=', 'failed')
    .where('created_at', '>=', since)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Messages of customers without an answer, oldest first. */
export const unansweredMessages = (db: Db, limit: number) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'customer_id', 'title', 'message', 'created_at'])
    .where('handled_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Answered, or in no need of an answer. */
export async function markAnswered(tx: Tx, id: number, by: number | null, now: Date): Promise<void> {
  const handled = { handled_at: by === null ? null : now, handled_by: by };
  await tx.updateTable('contact_messages').set(handled).where('id', '=', id).execute();
}

/** How many notices failed since then, by channel. */
export const countFailedNotices = (db: Db, since: Date) =>
  db
    .selectFrom('notifications')
    .select(['channel', (eb) => eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'failed')
    .where('created_at', '>=', since)
    .groupBy('channel')
    .execute();
