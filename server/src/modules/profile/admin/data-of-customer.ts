import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { eraseWhole } from '../delete-account.ts';
import { gatherData } from '../export-my-data.ts';
import type { CustomerDeps } from './customer-deps.ts';
import { lockNamedCustomer } from './lock-named-customer.ts';

const subjectOf = (id: number) => ({ kind: 'customer', id: String(id) });

/** What the customer could take along themselves, for one who asks on the phone. That it was handed out is written down first. */
export async function exportCustomer(
  { db, now }: CustomerDeps,
  id: number,
  caller: Staff,
): Promise<CallReply<AdminCalls['exportCustomer']>> {
  await inTransaction(db, async (tx) => {
    await lockNamedCustomer(tx, id);
    await writeAudit(tx, { action: 'export customer', subject: subjectOf(id), ...auditedBy(caller) }, now());
  });
  return { result: 'success', data: await gatherData(db, id) };
}

/** Erases the customer as `deleteAccount` does; refused while an order or a refund is in work. */
export const eraseCustomer = (
  { db, now }: CustomerDeps,
  id: number,
  caller: Staff,
): Promise<CallReply<AdminCalls['eraseCustomer']>> =>
  inTransaction(db, async (tx) => {
    await eraseWhole(tx, await lockNamedCustomer(tx, id), now());
    await writeAudit(tx, { action: 'erase customer', subject: subjectOf(id), ...auditedBy(caller) }, now());
    return { result: 'success' };
  });
