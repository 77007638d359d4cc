import type { Db, Tx } from '../../db/database.ts';
import { answersTo, eraseMessages, messagesOf } from './contact/contact.queries.ts';

/** Emails and messages between the shop and a customer, for their export. Secrets that open an account are left out (`secret`). */
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

/** The rows stay, without recipients and content; queued ones are deleted and not sent. */
export async function eraseEmails(tx: Tx, customerId: number, nowhere: string): Promise<void> {
  await eraseMessages(tx, customerId);
  await tx.deleteFrom('notifications').where('customer_id', '=', customerId).where('status', '=', 'queued').execute();
  await tx
    .updateTable('notifications')
    .set({ recipient: nowhere, payload: '{}' })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Deletes up to `atOnce` finished emails from before then; returns how many. The nightly job reads the table once. */
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
