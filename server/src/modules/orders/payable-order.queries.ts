import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { ownedAndNamed } from './find-order.queries.ts';

const payableOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'customer_id',
      'order_number',
      'total_tug',
      'earned_bonus_tug',
      'created_at',
      'submitted_at',
      'pay_by',
      'expires_at',
    ])
    .select(['payment_method', 'lender_invoice_number', sql<OrderStatus>`status`.as('status')]);

/** The data of an order for the payment dialog and its poll. */
export const payableOrder = (db: Db, orderId: number) =>
  payableOrders(db).where('id', '=', orderId).executeTakeFirstOrThrow();

export type PayableOrder = Awaited<ReturnType<typeof payableOrder>>;

/** The same for the customer's own order, by number or id, in one statement: a thousand pages poll. */
export const ownPayableOrder = (db: Db, customerId: number, reference: string) =>
  payableOrders(db).where(ownedAndNamed(customerId, reference)).executeTakeFirst();

/** The phone on an unpaid order of the customer. */
export async function phoneOfUnpaid(db: Db, customerId: number, reference: string): Promise<string | undefined> {
  const unpaid = db
    .selectFrom('orders')
    .select('contact_phone')
    .where(ownedAndNamed(customerId, reference))
    .where('status', '=', 'pending');
  return (await unpaid.executeTakeFirst())?.contact_phone;
}

/** The lender's own number of a loan, for a lender that has no call for it. */
export async function writeLenderNumber(tx: Tx, orderId: number, number: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ lender_invoice_number: number, version: sql`version + 1` })
    .where('id', '=', orderId)
    .execute();
}
