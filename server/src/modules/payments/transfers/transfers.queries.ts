import type { PointsByReason } from '@tokhi/rules/transfer/match-points';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Outcome } from '../received/money.queries.ts';

export type TransferState = 'open' | 'pending' | 'confirmed' | 'skipped' | 'not_income';

const selected = (db: Db) =>
  db
    .selectFrom('bank_rows')
    .select(['bank_rows.id', 'bank_rows.version', 'bank_rows.bank', 'bank_rows.bank_number', 'bank_rows.received_at'])
    .select(['bank_rows.amount_tug', 'bank_rows.payer', 'bank_rows.memo', 'bank_rows.account', 'bank_rows.order_id'])
    .select(['bank_rows.decided_by', 'bank_rows.run_at', 'bank_rows.problem', 'bank_rows.request_id', 'bank_rows.key'])
    // The table's CHECKs allow only these values.
    .select([
      sql<TransferState>`bank_rows.decision`.as('decision'),
      sql<Outcome | null>`bank_rows.expected`.as('expected'),
    ]);

/** `orderNumber` returns the number of an order, inside our statement. */
export const transfersIn = (
  db: Db,
  state: TransferState,
  orderNumber: (orderId: string) => RawBuilder<string | null>,
  limit: number,
) =>
  selected(db)
    .leftJoin('payments', 'payments.id', 'bank_rows.payment_id')
    // Unknown money may have been assigned to an order since.
    .select([
      sql<string | null>`coalesce(${orderNumber('payments.order_id')}, ${orderNumber('bank_rows.order_id')})`.as(
        'order_number',
      ),
      sql<Outcome | null>`payments.outcome`.as('outcome'),
    ])
    .where('decision', '=', state)
    .orderBy('bank_rows.received_at', 'desc')
    .orderBy('bank_rows.id', 'desc')
    .limit(limit)
    .execute();

export type ListedTransfer = Awaited<ReturnType<typeof transfersIn>>[number];

export const transferById = (db: Db, id: number) => selected(db).where('id', '=', id).executeTakeFirst();

/** By id, so that two decisions about the same lines do not deadlock. Lines are locked before orders. */
export const lockTransfers = (tx: Tx, ids: readonly number[]) =>
  selected(tx)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

export type LockedTransfer = Awaited<ReturnType<typeof lockTransfers>>[number];

export async function transferCounts(db: Db) {
  const { rows } = await sql<{ state: TransferState; count: number; sum: number }>`
    select decision as state, count(*)::int as count, coalesce(sum(amount_tug), 0)::bigint as sum
    from bank_rows group by decision`.execute(db);
  return rows;
}

/** The sum of lines about to be recorded for an order, without this one. */
export async function pendingSum(db: Db, orderId: number, exceptId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('bank_rows')
    .select(sql<number>`coalesce(sum(amount_tug), 0)::bigint`.as('sum'))
    .where('order_id', '=', orderId)
    .where('decision', '=', 'pending')
    .where('id', '<>', exceptId)
    .executeTakeFirstOrThrow();
  return sum;
}

interface Decided {
  orderId: number | null;
  expected: Outcome;
  reasons: PointsByReason;
  staffId: number;
  requestId: string;
  runAt: Date;
}

const changed = (tx: Tx, id: number) => tx.updateTable('bank_rows').where('id', '=', id);
const next = sql<number>`version + 1`;
const UNDECIDED = {
  ...{ order_id: null, expected: null, run_at: null, decided_by: null, decided_at: null, request_id: null },
};

export async function writePending(tx: Tx, id: number, decided: Decided, now: Date): Promise<number> {
  const row = await changed(tx, id)
    .set({
      ...{ decision: 'pending', order_id: decided.orderId, expected: decided.expected, run_at: decided.runAt },
      ...{ decided_by: decided.staffId, decided_at: now, request_id: decided.requestId, problem: null, version: next },
      reasons: JSON.stringify(decided.reasons),
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Undecided again, or set aside; `problem`: why the decision was not applied. */
export async function writeUndecided(
  tx: Tx,
  id: number,
  to: 'open' | 'skipped' | 'not_income',
  problem: string | null = null,
): Promise<void> {
  await changed(tx, id)
    .set({ ...UNDECIDED, decision: to, problem, version: next })
    .execute();
}

/** The money is recorded: the line is linked to that payment for good. */
export async function writeConfirmed(tx: Tx, id: number, paymentId: number): Promise<void> {
  await changed(tx, id).set({ decision: 'confirmed', payment_id: paymentId, run_at: null, version: next }).execute();
}

/** The other line whose money is recorded under this number. */
export const lineWrittenUnder = (db: Db, bankNumber: string, exceptId: number) =>
  db
    .selectFrom('bank_rows')
    .innerJoin('payments', 'payments.id', 'bank_rows.payment_id')
    .select(['bank_rows.bank', 'bank_rows.received_at', 'bank_rows.amount_tug'])
    .where('payments.provider', '=', 'bank_transfer')
    .where('payments.provider_payment_id', '=', bankNumber)
    .where('bank_rows.id', '<>', exceptId)
    .executeTakeFirst();
