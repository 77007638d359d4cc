import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { lockTimeoutFrom, usualLockTimeout } from '../db/in-transaction.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import type { IdempotentRequest, KeyOwner } from './idempotent-request.ts';

/** The tables for customers and for staff differ only in their owner. */
const STORES = [
  { table: 'idempotent_replies', owner: 'customer_id' },
  { table: 'staff_replies', owner: 'staff_id' },
] as const;

const [OF_CUSTOMERS, OF_STAFF] = STORES;

const storeOf = (owner: KeyOwner) =>
  'customerId' in owner ? { ...OF_CUSTOMERS, id: owner.customerId } : { ...OF_STAFF, id: owner.staffId };

/**
 * Claims the key for this transaction; false if it was claimed before. A duplicate that arrives while the first transaction is open waits
 * here for its end, in any process; after a rollback, by a refusal or a killed process, the key is free again. A duplicate waits for the
 * first one's reply, longer than the usual lock timeout: the row to insert is computed after the timeout is set, and the returned value
 * sets the usual one again. A claimed key returns nothing, and its transaction ends.
 */
export async function claimKey(tx: Tx, request: IdempotentRequest): Promise<boolean> {
  const { key, call, bodyHash } = request;
  const { table, owner, id } = storeOf(request.owner);
  const { rows } = await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, key, call, body_hash)
    select ${id}::bigint, ${key}, ${call}, ${bodyHash}::bytea
    from (select ${lockTimeoutFrom('10s')} as timeout) as patience where timeout is not null
    on conflict do nothing returning ${usualLockTimeout}`.execute(tx);
  return rows.length > 0;
}

const customersReplyWritten = preparedQuery((db, customerId: number, key: string, reply: string) =>
  db.updateTable('idempotent_replies').set({ reply }).where('customer_id', '=', customerId).where('key', '=', key),
);

const staffReplyWritten = preparedQuery((db, staffId: number, key: string, reply: string) =>
  db.updateTable('staff_replies').set({ reply }).where('staff_id', '=', staffId).where('key', '=', key),
);

export async function writeReply(tx: Tx, { owner, key }: IdempotentRequest, reply: string): Promise<void> {
  if ('customerId' in owner) await customersReplyWritten(tx, owner.customerId, key, reply);
  else await staffReplyWritten(tx, owner.staffId, key, reply);
}

/** The reply stored under the key, and whether the request was identical. */
export async function replyByKey(
  db: Db,
  { owner: whose, key, call, bodyHash }: IdempotentRequest,
): Promise<{ reply: string | null; isSame: boolean } | undefined> {
  const { table, owner, id } = storeOf(whose);
  const { rows } = await sql<{ reply: string | null; isSame: boolean }>`
    select reply, call = ${call} and body_hash = ${bodyHash} as "isSame"
    from ${sql.table(table)} where ${sql.ref(owner)} = ${id} and key = ${key}`.execute(db);
  return rows[0];
}

/** At most `limit` per table; returns the larger of both counts: below the limit nothing is left. */
export async function deleteRepliesBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const counts: number[] = [];
  for (const { table } of STORES) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where created_at < ${moment} limit ${limit}
      )) returning 1`.execute(db);
    counts.push(rows.length);
  }
  return Math.max(...counts);
}

/** For an erased customer: replies contain names and addresses. */
export async function eraseRepliesOf(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('idempotent_replies').where('customer_id', '=', customerId).execute();
}
