// Refund requests of an order, and the refunds that belong to them.
import type { Refund } from '@tokhi/rules/refund/refund-amount';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../db/database.ts';
import type { InJson } from '../../../db/prepared-query.ts';
import type { Schema } from '../../../db/schema.generated.ts';

/** How many pieces of each line, by position, came back or are requested; those of declined requests are free again. */
export async function piecesAsked(db: Db, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('refund_lines')
    .innerJoin('refund_requests', 'refund_requests.id', 'refund_lines.request_id')
    .select('refund_lines.position')
    .select((eb) => sql<number>`${eb.fn.sum('refund_lines.quantity')}::bigint`.as('pieces'))
    .where('refund_lines.order_id', '=', orderId)
    .where('refund_requests.status', '<>', 'declined')
    .groupBy('refund_lines.position')
    .execute();
  return new Map(rows.map(({ position, pieces }) => [position, pieces]));
}

export async function hasOpenRequest(db: Db, orderId: number): Promise<boolean> {
  const open = db.selectFrom('refund_requests').select('id').where('order_id', '=', orderId);
  return (await open.where('status', '=', 'open').execute()).length > 0;
}

/** The payments of an order, the latest first: what is left of each, and the provider's proof. */
export const paymentsLeft = (db: Db, orderId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'evidence', 'provider'])
    .select(sql<number>`amount_tug - refunded_tug`.as('left'))
    .where('order_id', '=', orderId)
    .where('outcome', 'in', ['matched', 'part'])
    .orderBy('id', 'desc')
    .execute();

export interface NewRequest {
  orderId: number;
  takenBackBonus: number;
  returnedBonus: number;
  note: string | null;
  now: Date;
}

export async function insertRequest(tx: Tx, asked: NewRequest): Promise<number> {
  const row = {
    ...{ order_id: asked.orderId, note: asked.note, asked_at: asked.now },
    ...{ taken_back_bonus: asked.takenBackBonus, returned_bonus: asked.returnedBonus },
  };
  const { id } = await tx.insertInto('refund_requests').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertRequestLines(
  tx: Tx,
  of: { requestId: number; orderId: number },
  lines: readonly { position: number; quantity: number; grossTug: number }[],
): Promise<void> {
  const rows = lines.map(({ position, quantity, grossTug }) => ({
    ...{ request_id: of.requestId, order_id: of.orderId },
    ...{ position, quantity, gross_tug: grossTug },
  }));
  await tx.insertInto('refund_lines').values(rows).execute();
}

export interface NewRefund extends Refund {
  paymentId: number;
  grossTug: number;
}

export async function insertRefunds(
  tx: Tx,
  of: { requestId: number; orderId: number; reason: string; instrument: string; requestedBy: number | null; now: Date },
  account: { bank: string; number: string; holder: string },
  refunds: readonly NewRefund[],
): Promise<void> {
  const rows = refunds.map((one) => ({
    ...{ request_id: of.requestId, order_id: of.orderId, reason: of.reason, instrument: of.instrument },
    ...{
      requested_by: of.requestedBy,
      created_at: of.now,
      payment_id: one.paymentId,
      gross_tug: one.grossTug,
      amount_tug: one.amountTug,
    },
    ...{ refund_fee_tug: one.refundFeeTug, vat_deduction_tug: one.vatDeductionTug, bank_fee_tug: one.bankFeeTug },
    ...{ bonus_deduction_tug: one.bonusDeductionTug },
    ...{ bank_name: account.bank, account_number: account.number, account_holder: account.holder },
  }));
  await tx.insertInto('refunds').values(rows).execute();
}

const summed = (eb: ExpressionBuilder<Schema, 'refunds'>, column: keyof Schema['refunds'] & `${string}_tug`) =>
  sql<number>`${eb.fn.sum(`refunds.${column}`)}::bigint`.as(column);

/** The refund requests of this order, newest first, each with the sums of its refunds. */
const requestsOf = (db: Db, orderId: number) =>
  db
    .selectFrom('refund_requests')
    .innerJoin('refunds', 'refunds.request_id', 'refund_requests.id')
    .select(['refund_requests.id', 'refund_requests.status', 'asked_at', 'settled_at', 'answer'])
    .select(['taken_back_bonus', 'returned_bonus', 'reason', 'instrument', 'bank_name', 'account_number'])
    .select((eb) => [summed(eb, 'gross_tug'), summed(eb, 'amount_tug'), summed(eb, 'refund_fee_tug')])
    .select((eb) => [summed(eb, 'vat_deduction_tug'), summed(eb, 'bank_fee_tug'), summed(eb, 'bonus_deduction_tug')])
    .select(sql<boolean>`bool_or(refunds.status = 'sent')`.as('is_sent'))
    .where('refund_requests.order_id', '=', orderId)
    .groupBy(['refund_requests.id', 'reason', 'instrument', 'bank_name', 'account_number'])
    .orderBy('refund_requests.id', 'desc');

type StoredRequest = Awaited<ReturnType<ReturnType<typeof requestsOf>['execute']>>[number];
export type RequestRow = InJson<StoredRequest>;

/** The pieces of all requests of an order, and whether they are free again. */
const piecesOf = (db: Db, orderId: number) =>
  db
    .selectFrom('refund_lines')
    .innerJoin('refund_requests', 'refund_requests.id', 'refund_lines.request_id')
    .select(['refund_lines.request_id', 'refund_lines.position', 'refund_lines.quantity'])
    .select(sql<boolean>`refund_requests.status = 'declined'`.as('is_declined'))
    .where('refund_lines.order_id', '=', orderId)
    .orderBy('refund_lines.position');

/** All refund requests of an order, in one statement. */
export const askedOf = (
  db: Db,
  orderId: number,
): Promise<{
  requests: RequestRow[];
  pieces: { request_id: number; position: number; quantity: number; is_declined: boolean }[];
}> =>
  db
    .selectNoFrom([
      jsonArrayFrom(requestsOf(db, orderId)).as('requests'),
      jsonArrayFrom(piecesOf(db, orderId)).as('pieces'),
    ])
    .executeTakeFirstOrThrow();
