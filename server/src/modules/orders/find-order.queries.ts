import type { Db } from '../../db/database.ts';

const ROW_ID = /^[1-9]\d{0,14}$/;

/** The customer's order by number or id (spec §2); a stranger's is none (decision 19). */
export async function orderIdNamed(db: Db, customerId: number, reference: string): Promise<number | undefined> {
  const named = db.selectFrom('orders').select('id').where('customer_id', '=', customerId);
  const row = await (ROW_ID.test(reference)
    ? named.where('id', '=', Number(reference))
    : named.where('order_number', '=', reference)
  ).executeTakeFirst();
  return row?.id;
}

/** Whose ever it is: money carries an order's number, and no customer. */
export async function orderIdByNumber(db: Db, orderNumber: string): Promise<number | undefined> {
  const row = await db.selectFrom('orders').select('id').where('order_number', '=', orderNumber).executeTakeFirst();
  return row?.id;
}
