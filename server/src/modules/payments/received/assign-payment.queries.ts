import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Outcome } from './money.queries.ts';

/** Tasks to send a payment back that are not cancelled. They are locked before the payment, as by anybody who closes one. */
export const lockTasksOf = (tx: Tx, paymentId: number) =>
  tx
    .selectFrom('refunds')
    .select(['id', 'status'])
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'failed')
    .orderBy('id')
    .forUpdate()
    .execute();

export const lockPayment = (tx: Tx, paymentId: number) =>
  tx
    .selectFrom('payments')
    .select(['id', 'provider', 'amount_tug', 'received_at', sql<Outcome>`outcome`.as('outcome')])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();

export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Only once: the table refuses to change it again (a_payment_keeps_its_facts). */
export async function writeOwner(
  tx: Tx,
  paymentId: number,
  owner: { orderId: number; invoiceId: number | null; outcome: Outcome; staffId: number },
): Promise<void> {
  const { orderId, invoiceId, outcome, staffId } = owner;
  const row = { order_id: orderId, invoice_id: invoiceId, outcome, staff_id: staffId };
  await tx.updateTable('payments').set(row).where('id', '=', paymentId).execute();
}

const withoutOrder = (db: Db) =>
  db
    .selectFrom('payments')
    .leftJoin('bank_rows', 'bank_rows.payment_id', 'payments.id')
    .select(['payments.id', 'payments.received_at', 'payments.amount_tug', 'payments.provider', 'payments.payer'])
    .select('bank_rows.memo')
    .where('outcome', '=', 'unknown_order')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.payment_id', '=', 'payments.id')
            .where('refunds.status', 'in', ['sent', 'done']),
        ),
      ),
    );

/** Unknown money that was not sent back, oldest first. */
export const unknownMoney = (db: Db) => withoutOrder(db).orderBy('payments.received_at').limit(500).execute();

export const unknownPayment = (db: Db, id: number) => withoutOrder(db).where('payments.id', '=', id).executeTakeFirst();
