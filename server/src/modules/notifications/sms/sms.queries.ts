import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

interface NewSms {
  customer_id: number;
  recipient: string;
  template: string;
  payload: string;
  dedupe_key: string;
}

/** Returns the ids of the new messages; one with a known key is skipped. */
export async function insertSms(tx: Tx, messages: readonly NewSms[]): Promise<number[]> {
  const rows = await tx
    .insertInto('notifications')
    .values(messages.map((sms) => ({ channel: 'sms', ...sms })))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a queued SMS that is unwanted or outdated. */
export async function deleteWaiting(db: Db, id: number): Promise<void> {
  await db.deleteFrom('notifications').where('id', '=', id).where('status', '=', 'queued').execute();
}

/** The oldest SMS that failed because the service was away or busy; a refused one would only be refused again. */
export async function oldestNotTaken(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('status', '=', 'queued')
    .where('channel', '=', 'sms')
    .where('last_error', 'in', ['away', 'busy'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Reserves the next turn at the pace of all workers and returns the milliseconds until then. By the database's clock, which all share; the
 * turn of a worker that dies is lost.
 */
export async function takeTurn(db: Db, apartMs: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    update sms_pace set next_at = greatest(next_at, clock_timestamp()) + ${apartMs} * interval '1 millisecond'
    returning greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000 - ${apartMs})::float8 as wait`.execute(
    db,
  );
  return rows[0]?.wait ?? 0;
}
