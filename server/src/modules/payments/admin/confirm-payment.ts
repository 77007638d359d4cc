import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { confirmIn } from '../by-hand/confirm-by-hand.ts';
import type { AdminPaymentDeps } from './admin-payment-deps.ts';

/** Money that a staff member found in the bank's list, or that a lender reported. */
export const confirmPayment = (
  { db, now }: AdminPaymentDeps,
  { ordernumber, amount, receivedAt, ...body }: CallBody<AdminCalls['confirmPayment']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['confirmPayment']>> =>
  withIdempotency(db, caller, async (tx) => {
    const money = { ...body, orderNumber: ordernumber, amountTug: amount, receivedAt: new Date(receivedAt) };
    return { result: 'success', outcome: await confirmIn(tx, money, caller, now()) };
  });
