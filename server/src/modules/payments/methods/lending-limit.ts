import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { phoneOfUnpaid } from '../../orders/public.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isProviderError } from '../provider-errors.ts';

/**
 * What a lender would lend to the phone of the customer's own unpaid order. A lender that does not say, or is away, blocks nobody: it
 * decides when the payment is requested. Another phone may belong to anybody, so the lender is not asked about it.
 */
export async function lendingLimit(
  { db, gateways }: Pick<PaymentDeps, 'db' | 'gateways'>,
  { lender, ordernumber, phone }: CallBody<Calls['lendingLimit']>,
  customerId: number,
): Promise<CallReply<Calls['lendingLimit']>> {
  const own = await phoneOfUnpaid(db, customerId, ordernumber);
  if (own === undefined) throw refuse('order_not_found');
  if (own !== phone) return { result: 'success', limit: null };
  try {
    return { result: 'success', limit: (await gateways[lender]?.possibleAmount?.(phone)) ?? null };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { result: 'success', limit: null };
  }
}
