// Refunds as tasks: what waits, what is held while it is closed, and how it ends.
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** What the staff have to do, oldest first; `orderNumber` is what an order is called, inside our statement. */
export const openTasks = (db: Db, orderNumber: (orderId: string) => RawBuilder<string | null>) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('refund_requests', 'refund_requests.id', 'refunds.request_id')
    .select(['refunds.id', 'refunds.request_id', 'refunds.status', 'refunds.reason', 'refunds.amount_tug'])
    .select(['refunds.gross_tug', 'refunds.bank_name', 'refunds.account_number', 'refunds.account_holder'])
    .select(['refunds.created_at', 'refunds.last_error', 'payments.provider', 'payments.payer', 'refund_requests.note'])
    .select(orderNumber('refunds.order_id').as('order_number'))
    .where('refunds.status', 'in', ['requested', 'sent'])
    .orderBy('refunds.id')
    .execute();

/** Whose refund it is, before anything is locked: the order is locked first (in-transaction.ts). */
export const refundOf = (db: Db, refundId: number) =>
  db.selectFrom('refunds').select(['order_id', 'request_id']).where('id', '=', refundId).executeTakeFirst();

/** The refund with those of the same request, held: one transfer answers all of them. */
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

/** Done, by the bank's document that a person names, or by the provider's own number. */
export async function writeDone(
  tx: Tx,
  ids: readonly number[],
  by: { proof: string } | { providerRefundId: string },
  now: Date,
): Promise<void> {
  const proven = 'proof' in by ? { proof: by.proof } : { provider_refund_id: by.providerRefundId };
  await changing(tx, ids)
    .set({ status: 'done', finished_at: now, sent_at: sql`coalesce(sent_at, ${now})`, last_error: null, ...proven })
    .execute();
}

/** Its share of the payment is free again. */
export async function writeFailed(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await changing(tx, ids).set({ status: 'failed', finished_at: now }).execute();
}

/** The provider is being asked; until it has answered nobody sends it by hand. */
export async function writeSent(tx: Tx, id: number, now: Date): Promise<void> {
  await changing(tx, [id]).set({ status: 'sent', sent_at: now, last_error: null }).execute();
}

/** The provider gave nothing back: a task again, with the provider's answer. */
export async function writeNotSent(tx: Tx, id: number, error: string): Promise<void> {
  await changing(tx, [id]).set({ status: 'requested', sent_at: null, last_error: error }).execute();
}

export async function noteError(tx: Tx, id: number, error: string): Promise<void> {
  await changing(tx, [id]).set({ last_error: error }).execute();
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
