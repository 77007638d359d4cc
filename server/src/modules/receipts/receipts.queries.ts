import type { Db } from '../../db/database.ts';
import { orderIdsOf } from '../orders/public.ts';

/** The tax receipts of the customer's orders, for himself. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  receipts: await db
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', 'in', orderIdsOf(db, customerId))
    .orderBy('id')
    .execute(),
});
