import type { Db } from '../../../../db/database.ts';

/** The fields that are masked elsewhere. */
export const contactsOf = (db: Db, orderNumber: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'contact_phone', 'contact_phone_2', 'contact_email'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
