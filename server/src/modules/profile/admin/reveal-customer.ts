import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { lastAddressOf } from '../../accounts/public.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import type { CustomerDeps } from './customer-deps.ts';
import { lockNamedCustomer } from './lock-named-customer.ts';

/** Shows one masked field in full. The audit row names the field but not its value, and is written before the value is shown. */
export const revealCustomer = (
  { db, now }: CustomerDeps,
  { id, field, reason }: CallBody<AdminCalls['revealCustomer']> & { reason?: string },
  caller: Staff,
): Promise<CallReply<AdminCalls['revealCustomer']>> =>
  inTransaction(db, async (tx) => {
    const customer = await lockNamedCustomer(tx, id);
    const subject = { kind: 'customer', id: String(id) };
    const after = { field, ...(reason !== undefined && { reason }) };
    await writeAudit(tx, { action: 'reveal', subject, ...auditedBy(caller), after }, now());
    const values = {
      phone: async () => customer.phone,
      second_phone: async () => customer.phone_2,
      email: async () => customer.email,
      address: async () => (await lastAddressOf(tx, id))?.address ?? null,
    };
    return { result: 'success', value: await values[field]() };
  });
