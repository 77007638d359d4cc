import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { enterLenderNumberIn } from '../by-hand/enter-lender-number.ts';
import type { AdminPaymentDeps } from './admin-payment-deps.ts';

export const enterNumberOfLender = (
  { db, now }: AdminPaymentDeps,
  { ordernumber, number }: CallBody<AdminCalls['enterLenderNumber']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['enterLenderNumber']>> =>
  withIdempotency(db, caller, async (tx) => {
    await enterLenderNumberIn(tx, { orderNumber: ordernumber, lenderNumber: number }, caller, now());
    return { result: 'success' };
  });
