import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import type { Db } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { contactsOf } from './contacts.queries.ts';

/** The port that payments implement: the account to which money of an order was or will be sent back. */
export type AccountOfOrder = (db: Db, orderId: number) => Promise<string | null>;

interface RevealDeps {
  db: Db;
  now: () => Date;
  accountOfOrder: AccountOfOrder;
}

/** Shows one masked field in full. The audit row names the field, never the value, and is written before anything is shown. */
export async function revealOrder(
  { db, now, accountOfOrder }: RevealDeps,
  { ordernumber, field, reason }: CallBody<AdminCalls['revealOrder']> & { reason?: string },
  caller: Staff,
): Promise<CallReply<AdminCalls['revealOrder']>> {
  const moment = now();
  return inTransaction(db, async (tx) => {
    const order = await contactsOf(tx, ordernumber);
    if (order === undefined) throw refuse('order_not_found');
    const subject = { kind: 'order', id: ordernumber };
    const after = { field, ...(reason !== undefined && { reason }) };
    await writeAudit(tx, { action: 'reveal', subject, ...auditedBy(caller), after }, moment);
    const values = {
      phone: async () => order.contact_phone,
      second_phone: async () => order.contact_phone_2,
      email: async () => order.contact_email,
      account: () => accountOfOrder(tx, order.id),
    };
    return { result: 'success', value: await values[field]() };
  });
}
