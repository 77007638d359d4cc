import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** What the payment dialog and its poll have to know of an order. */
export const payableOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'order_number',
      'total_tug',
      'earned_bonus_tug',
      'created_at',
      'submitted_at',
      'pay_by',
      'expires_at',
    ])
    .select(['payment_method', 'lender_invoice_number', sql<OrderStatus>`status`.as('status')])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** What a lender without a call to ask calls his loan. */
export async function writeLenderNumber(tx: Tx, orderId: number, number: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ lender_invoice_number: number, version: sql`version + 1` })
    .where('id', '=', orderId)
    .execute();
}
