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

/** The same export that customers can make, for one who asks by phone. The export is audited first. */
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

/** Erases the customer like `deleteAccount`; refused while an order or a refund is in progress. */
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
