import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import { withIdempotency } from '../../../../callers/with-idempotency.ts';
import { insertUnproven } from '../../../accounts/public.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import type { PhoneDeps } from './phone-deps.ts';

/** An account that nobody can enter until its owner proves the mailbox; it gets no message before it has an order. */
export const createPhoneCustomer = (
  { db, now }: Pick<PhoneDeps, 'db' | 'now'>,
  body: CallBody<AdminCalls['createPhoneCustomer']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['createPhoneCustomer']>> =>
  withIdempotency(db, caller, async (tx) => {
    const id = await insertUnproven(tx, body, now());
    if (id === undefined) throw refuse('email_taken');
    const subject = { kind: 'customer', id: String(id) };
    await writeAudit(tx, { action: 'create customer', subject, ...auditedBy(caller) }, now());
    return { result: 'success', customer: id };
  });
