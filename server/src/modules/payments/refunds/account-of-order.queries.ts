import type { Db } from '../../../db/database.ts';

/** The account of the last refund of an order: bank, account and holder in one line; null if no refund has an account. */
export async function accountOfOrder(db: Db, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('refunds')
    .select(['bank_name', 'account_number', 'account_holder'])
    .where('order_id', '=', orderId)
    .where('account_number', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : [row.bank_name, row.account_number, row.account_holder].filter(Boolean).join(', ');
}
