import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

interface NewSms {
  customer_id: number;
  recipient: string;
  template: string;
  payload: string;
  dedupe_key: string;
}

/** The ids of the new messages; one whose event was told before is none. */
export async function insertSms(tx: Tx, messages: readonly NewSms[]): Promise<number[]> {
  const rows = await tx
    .insertInto('notifications')
    .values(messages.map((sms) => ({ channel: 'sms', ...sms })))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** One that is not wanted, or has nothing to say any more. */
export async function deleteWaiting(db: Db, id: number): Promise<void> {
  await db.deleteFrom('notifications').where('id', '=', id).where('status', '=', 'queued').execute();
}

/** The oldest that found the service away or busy; one that was refused is no better off because others are taken. */
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
 * A turn in the pace that all workers keep: so many milliseconds from now. By the database's clock, which is one for all; a turn
 * that its worker does not live to take is lost.
 */
export async function takeTurn(db: Db, apartMs: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    update sms_pace set next_at = greatest(next_at, clock_timestamp()) + ${apartMs} * interval '1 millisecond'
    returning greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000 - ${apartMs})::float8 as wait`.execute(
    db,
  );
  return rows[0]?.wait ?? 0;
}
