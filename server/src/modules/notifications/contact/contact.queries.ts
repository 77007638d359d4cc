import type { Db, Tx } from '../../../db/database.ts';

export async function countMessagesSince(tx: Tx, customerId: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

interface Message {
  customerId: number;
  title: string;
  message: string;
  now: Date;
}

export async function insertMessage(tx: Tx, { customerId, title, message, now }: Message): Promise<number> {
  const { id } = await tx
    .insertInto('contact_messages')
    .values({ customer_id: customerId, title, message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The customer's messages to the shop, for their export. */
export const messagesOf = (db: Db, customerId: number) =>
  db.selectFrom('contact_messages').selectAll().where('customer_id', '=', customerId).orderBy('id').execute();

/** The answers of staff, for the same export. */
export const answersTo = (db: Db, customerId: number) =>
  db
    .selectFrom('contact_answers')
    .select(['id', 'customer_id', 'created_at', 'text'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

/** Messages are in the customer's own words, and nobody is left to answer. */
export async function eraseMessages(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('contact_answers').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('contact_messages').where('customer_id', '=', customerId).execute();
}
