// Refunds as tasks: which rows are locked to close one, and how it ends.
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** The sum of the refund with all parts of its request, its order, and the staff member who prepared it. */
export const taskById = (db: Db, refundId: number) =>
  db
    .selectFrom('refunds')
    .select(['id', 'order_id', 'request_id', 'requested_by'])
    .select(
      sql<number>`(select sum(amount_tug) from refunds part
        where part.id = refunds.id or part.request_id = refunds.request_id)::bigint`.as('amount'),
    )
    .where('id', '=', refundId)
    .executeTakeFirst();

/** The order of a refund, read before anything is locked: the order is locked first (in-transaction.ts). */
export const refundOf = (db: Db, refundId: number) =>
  db
    .selectFrom('refunds')
    .select(['order_id', 'request_id', 'requested_by'])
    .where('id', '=', refundId)
    .executeTakeFirst();

/** The id of the first part stands for the whole request. */
export async function firstOfRequest(db: Db, requestId: number): Promise<number> {
  const refunds = db.selectFrom('refunds').select('id').where('request_id', '=', requestId).orderBy('id');
  return (await refunds.executeTakeFirstOrThrow()).id;
}

/** Locks the refund with all parts of its request: one transfer covers them. */
export const lockRefunds = (tx: Tx, refundId: number, requestId: number | null) =>
  tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.status', 'refunds.amount_tug', 'refunds.bank_name', 'refunds.account_number'])
    .select([
      'refunds.proof',
      'refunds.sent_at',
      'refunds.last_error',
      'payments.provider',
      'payments.provider_payment_id',
    ])
    .select(sql<boolean>`refunds.amount_tug = payments.amount_tug`.as('is_whole'))
    .where((eb) => (requestId === null ? eb('refunds.id', '=', refundId) : eb('refunds.request_id', '=', requestId)))
    .orderBy('refunds.id')
    .forUpdate('refunds')
    .execute();

export type LockedRefund = Awaited<ReturnType<typeof lockRefunds>>[number];

const changing = (tx: Tx, ids: readonly number[]) => tx.updateTable('refunds').where('id', 'in', [...ids]);

/** Done, proven by the bank's document that a person names, or by the provider's own number. */
export async function writeDone(
  tx: Tx,
  ids: readonly number[],
  by: ({ proof: string } | { providerRefundId: string }) & { staffId: number | null },
  now: Date,
): Promise<void> {
  const proven = 'proof' in by ? { proof: by.proof } : { provider_refund_id: by.providerRefundId };
  await changing(tx, ids)
    .set({
      status: 'done',
      finished_at: now,
      finished_by: by.staffId,
      sent_at: sql`coalesce(sent_at, ${now})`,
      last_error: null,
      ...proven,
    })
    .execute();
}

/** The share of the payment is free again. */
export async function writeFailed(tx: Tx, ids: readonly number[], staffId: number | null, now: Date): Promise<void> {
  await changing(tx, ids).set({ status: 'failed', finished_at: now, finished_by: staffId }).execute();
}

/** The provider is being asked; until it has answered nobody may send the money by hand. */
export async function writeSent(tx: Tx, id: number, now: Date): Promise<void> {
  await changing(tx, [id]).set({ status: 'sent', sent_at: now, last_error: null }).execute();
}

const stillSent = (tx: Tx, id: number) => changing(tx, [id]).where('status', '=', 'sent').returning('id');

/** The provider returned nothing: the task is open again, with the provider's answer. False: a person finished it meanwhile. */
export async function writeNotSent(tx: Tx, id: number, error: string): Promise<boolean> {
  const rows = await stillSent(tx, id).set({ status: 'requested', sent_at: null, last_error: error }).execute();
  return rows.length > 0;
}

/** The provider's result is unknown. False: a person has checked and finished it. */
export async function noteError(tx: Tx, id: number, error: string): Promise<boolean> {
  return (await stillSent(tx, id).set({ last_error: error }).execute()).length > 0;
}

export const requestById = (tx: Tx, requestId: number) =>
  tx
    .selectFrom('refund_requests')
    .select(['id', 'order_id', 'status', 'taken_back_bonus', 'returned_bonus'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();

export async function finishRequest(
  tx: Tx,
  requestId: number,
  how: { status: 'done' } | { status: 'declined'; answer: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refund_requests')
    .set({ ...how, settled_at: now })
    .where('id', '=', requestId)
    .execute();
}
