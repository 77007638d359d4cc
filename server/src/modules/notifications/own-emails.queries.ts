import type { Db, Tx } from '../../db/database.ts';
import { answersTo, eraseMessages, messagesOf } from './contact/contact.queries.ts';

/** Emails and messages between the shop and a customer, for their export. What opens an account stands in `secret` and is left out. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  notifications: await db
    .selectFrom('notifications')
    .select(['id', 'customer_id', 'created_at', 'sent_at', 'attempts', 'channel', 'status', 'template', 'recipient'])
    .select(['subject', 'dedupe_key', 'last_error', 'payload', 'counted_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute(),
  contact_messages: await messagesOf(db, customerId),
  contact_answers: await answersTo(db, customerId),
});

/** That something was told stays known, to whom and in which words not; what still waits is not sent any more. */
export async function eraseEmails(tx: Tx, customerId: number, nowhere: string): Promise<void> {
  await eraseMessages(tx, customerId);
  await tx.deleteFrom('notifications').where('customer_id', '=', customerId).where('status', '=', 'queued').execute();
  await tx
    .updateTable('notifications')
    .set({ recipient: nowhere, payload: '{}' })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Some of those that were sent or given up before then; returns how many. The nightly clearing reads the table once. */
export async function deleteUnownedEmails(db: Db, before: Date, atOnce: number): Promise<number> {
  const past = db
    .selectFrom('notifications')
    .select('id')
    .where('customer_id', 'is', null)
    .where('status', '<>', 'queued')
    .where('created_at', '<', before)
    .limit(atOnce);
  const { numDeletedRows } = await db.deleteFrom('notifications').where('id', 'in', past).executeTakeFirst();
  return Number(numDeletedRows);
}
