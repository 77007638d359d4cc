import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { endByHand } from '../by-hand/end-by-hand.ts';
import type { AdminPaymentDeps } from './admin-payment-deps.ts';

/** Safe to repeat: an order ends once. */
export async function endUnpaidOrder(
  deps: AdminPaymentDeps,
  { ordernumber, because }: CallBody<AdminCalls['endUnpaidOrder']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['endUnpaidOrder']>> {
  if (!(await endByHand(deps, ordernumber, because, caller))) throw refuse('order_not_overdue');
  return { result: 'success' };
}
