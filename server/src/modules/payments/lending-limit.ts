import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { PaymentParts } from './parts.ts';
import { isProviderError } from './provider-errors.ts';

/** What a lender would lend to that phone; one who does not say, or is away, stops nobody: he says it when he is asked to pay. */
export async function lendingLimit(
  { gateways }: PaymentParts,
  { lender, phone }: CallBody<Calls['lendingLimit']>,
): Promise<CallReply<Calls['lendingLimit']>> {
  try {
    return { result: 'success', limit: (await gateways[lender]?.possibleAmount?.(phone)) ?? null };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { result: 'success', limit: null };
  }
}
