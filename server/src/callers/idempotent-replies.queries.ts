import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { lockTimeoutFrom, usualLockTimeout } from '../db/in-transaction.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import type { IdempotentRequest } from './idempotent-request.ts';

/**
 * Takes the key for this transaction; false when it was taken before. Whoever comes while the first transaction is open waits
 * here for its end, in any process: rolled back, by a refusal or by a killed process, the key is free again. Whoever comes second
 * waits for the first one's reply, and not only as long as for a row: the row to insert is made after the timeout is set, and what
 * is returned of it sets the usual one. A key that was taken returns nothing, and its transaction ends.
 */
export async function claimKey(tx: Tx, { customerId, key, call, bodyHash }: IdempotentRequest): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotent_replies (customer_id, key, call, body_hash)
    select ${customerId}::bigint, ${key}, ${call}, ${bodyHash}::bytea
    from (select ${lockTimeoutFrom('10s')} as timeout) as patience where timeout is not null
    on conflict do nothing returning ${usualLockTimeout}`.execute(tx);
  return rows.length > 0;
}

const replyWritten = preparedQuery((db, customerId: number, key: string, reply: string) =>
  db.updateTable('idempotent_replies').set({ reply }).where('customer_id', '=', customerId).where('key', '=', key),
);

export async function writeReply(tx: Tx, { customerId, key }: IdempotentRequest, reply: string): Promise<void> {
  await replyWritten(tx, customerId, key, reply);
}

/** What was answered under the key, and whether to the very same request. */
export const replyByKey = (db: Db, { customerId, key, call, bodyHash }: IdempotentRequest) =>
  db
    .selectFrom('idempotent_replies')
    .select(['reply', sql<boolean>`call = ${call} and body_hash = ${bodyHash}`.as('isSame')])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst();

export async function deleteRepliesBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from idempotent_replies where ctid = any(array(
      select ctid from idempotent_replies where created_at < ${moment} limit ${limit}
    )) returning 1`.execute(db);
  return rows.length;
}

/** Of a customer who is erased: replies tell names and addresses. */
export async function eraseRepliesOf(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('idempotent_replies').where('customer_id', '=', customerId).execute();
}
