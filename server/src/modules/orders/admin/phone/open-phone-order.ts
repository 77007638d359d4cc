import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { usedAddresses } from '../../../accounts/public.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { bonusBalance } from '../../../bonus/public.ts';
import { lockCallingCustomer } from './lock-calling-customer.ts';
import type { PhoneDeps } from './phone-deps.ts';

/** The customer's unmasked data, to compare with what the caller says. The audit row is written before anything is shown. */
export const openPhoneOrder = (
  { db, now }: Pick<PhoneDeps, 'db' | 'now'>,
  id: number,
  caller: Staff,
): Promise<CallReply<AdminCalls['openPhoneOrder']>> =>
  inTransaction(db, async (tx) => {
    const { name, phone, email } = await lockCallingCustomer(tx, id);
    const subject = { kind: 'customer', id: String(id) };
    await writeAudit(tx, { action: 'reveal', subject, ...auditedBy(caller), after: { field: 'phone_order' } }, now());
    const used = await usedAddresses(tx, id);
    return {
      result: 'success',
      customer: {
        ...{ id, name, phone, email, bonus: await bonusBalance(tx, id) },
        addresses: used.map(({ districtId, khoroo, address }) => ({ district: districtId, khoroo, more: address })),
      },
    };
  });
