import type { RefundInstrument } from '@tokhi/rules/refund/refund-amount';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { ProviderPayment } from '../../../providers/gateway/payment-gateway.ts';

export interface NoticedMoney extends ProviderPayment {
  /** As stored. */
  provider: string;
  noticedBy: 'callback' | 'poll' | 'reconciliation' | 'staff';
  /** The staff member who entered it; none for a provider's report. */
  staffId?: number | null;
}

export type Outcome = 'matched' | 'part' | 'late' | 'duplicate' | 'wrong_amount' | 'unknown_order';

/** The outcome of that money, if it is already recorded. */
export async function knownOutcome(db: Db, provider: string, providerPaymentId: string): Promise<Outcome | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('outcome')
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
  // The table's CHECK allows only these values.
  return row?.outcome as Outcome | undefined;
}

/** The money that was entered under that number of the bank. */
export const paymentNumbered = (db: Db, provider: string, providerPaymentId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'order_id', 'amount_tug'])
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();

export interface NewPayment {
  orderId: number | null;
  invoiceId: number | null;
  outcome: Outcome;
}

/** Records the money; undefined if another transaction has just recorded it (the_same_money_is_counted_once). */
export async function insertPayment(
  tx: Tx,
  money: NoticedMoney,
  { orderId, invoiceId, outcome }: NewPayment,
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('payments')
    .values({
      order_id: orderId,
      invoice_id: invoiceId,
      amount_tug: money.amountTug,
      provider_fee_tug: money.feeTug,
      // If the time is not reported, it is the time at which we saw it.
      received_at: money.receivedAt ?? now,
      recorded_at: now,
      provider: money.provider,
      provider_payment_id: money.providerPaymentId,
      outcome,
      noticed_by: money.noticedBy,
      staff_id: money.staffId ?? null,
      payer: money.payer,
      evidence: JSON.stringify(money.evidence),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_payment_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Partial payments that are not being sent back. */
export const partialPayments = (db: Db, orderId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'amount_tug', 'provider'])
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'part')
    .where('refunded_tug', '=', 0)
    .orderBy('id')
    .execute();

/** Their sum, inside another statement. */
export const partialSum = (orderId: number) => sql<number>`(select coalesce(sum(amount_tug), 0)::bigint from payments
  where payments.order_id = ${orderId} and payments.outcome = 'part' and payments.refunded_tug = 0)`;

export async function receivedInParts(db: Db, orderId: number): Promise<number> {
  return (await db.selectNoFrom(partialSum(orderId).as('sum')).executeTakeFirstOrThrow()).sum;
}

/** In one statement: money for an order that paid nothing of it, and the providers of superseded invoices that may still be paid. */
export const aboutEarlier = (db: Db, orderId: number): Promise<{ sum: number; superseded: string[] }> =>
  db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount_tug), 0)::bigint`.as('sum'))
    .select(
      sql<string[]>`array(
        select provider from invoices where invoices.order_id = ${orderId}
          and watched_until is not null and provider_invoice_id is not null
        group by provider order by min(invoices.id))`.as('superseded'),
    )
    .where('order_id', '=', orderId)
    .where('outcome', 'not in', ['matched', 'part'])
    .executeTakeFirstOrThrow();

export type TaskReason = 'late_payment' | 'duplicate_payment' | 'wrong_amount' | 'unknown_order';

interface RefundTask {
  paymentId: number;
  orderId: number | null;
  amountTug: number;
  reason: TaskReason;
  instrument: RefundInstrument;
}

/** Money that pays nothing is returned in full: a task of the staff, or of the provider's own call (decision 37). */
export async function insertRefundTask(tx: Tx, task: RefundTask, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('refunds')
    .values({
      payment_id: task.paymentId,
      order_id: task.orderId,
      gross_tug: task.amountTug,
      amount_tug: task.amountTug,
      reason: task.reason,
      instrument: task.instrument,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
