import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { MESSAGES_A_DAY } from '@tokhi/rules/person/contact-checks';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queueEmail } from '../queue-email.ts';
import { countMessagesSince, insertMessage } from './contact.queries.ts';

/** The port that accounts implement: the writing customer, locked until the transaction ends. */
export type LockCustomer = (tx: Tx, customerId: number) => Promise<{ email: string; name: string | null }>;

/**
 * Stores a message for staff (decision 31) and confirms it by email. Messages of one customer wait at the customer's row, so that two that
 * both count four cannot both become the fifth.
 */
export async function leaveMessage(
  { db, lockCustomer }: { db: Db; lockCustomer: LockCustomer },
  customerId: number,
  { title, message }: CallBody<Calls['contact']>,
  now: Date,
): Promise<{ result: 'success' }> {
  await inTransaction(db, async (tx) => {
    const { email, name } = await lockCustomer(tx, customerId);
    const today = await countMessagesSince(tx, customerId, ulaanbaatarMidnight(now));
    if (today >= MESSAGES_A_DAY) throw refuse('contact_limit');
    const id = await insertMessage(tx, { customerId, title, message, now });
    await queueEmail(tx, { kind: 'contact-received', title }, { email, customerId, name }, `contact-received:${id}`);
  });
  return { result: 'success' };
}
