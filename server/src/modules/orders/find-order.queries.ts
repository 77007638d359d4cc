import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.generated.ts';

const ROW_ID = /^[1-9]\d{0,14}$/;

/** The id in a reference; null if it is an order number or neither. */
export const orderIdIn = (reference: string): number | null => (ROW_ID.test(reference) ? Number(reference) : null);

/** The customer's order by number or id (spec §2); somebody else's order counts as missing (decision 19). */
export const ownedAndNamed = (customerId: number, reference: string) => (eb: ExpressionBuilder<Schema, 'orders'>) =>
  eb.and([
    eb('customer_id', '=', customerId),
    ROW_ID.test(reference) ? eb('id', '=', Number(reference)) : eb('order_number', '=', reference),
  ]);

/** Its id, as a value in another module's statement. */
export const namedOrder = (db: Db, customerId: number, reference: string) =>
  db.selectFrom('orders').select('id').where(ownedAndNamed(customerId, reference));

export async function orderIdNamed(db: Db, customerId: number, reference: string): Promise<number | undefined> {
  return (await namedOrder(db, customerId, reference).executeTakeFirst())?.id;
}

/** For any customer: money carries the number of an order, and no customer. */
export async function orderIdByNumber(db: Db, orderNumber: string): Promise<number | undefined> {
  const row = await db.selectFrom('orders').select('id').where('order_number', '=', orderNumber).executeTakeFirst();
  return row?.id;
}
