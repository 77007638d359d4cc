import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { JobFailure } from '../../../jobs/failure-reason.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isProviderError } from '../provider-errors.ts';
import { callbackAddress } from './callback-address.ts';

/** Sends the callback address to providers that take none with each invoice. One that is away gets it the next time. */
export async function announceCallbacks({ gateways, origin }: Pick<PaymentDeps, 'gateways' | 'origin'>): Promise<void> {
  const away: string[] = [];
  for (const method of paymentMethods) {
    try {
      await gateways[method]?.announceCallback?.(callbackAddress(origin, method));
    } catch (error) {
      if (!isProviderError(error)) throw error;
      away.push(method);
    }
  }
  if (away.length > 0) throw new JobFailure(`not told where to call: ${away.join(', ')}`);
}
