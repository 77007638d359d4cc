import { isLent, paymentName } from '@tokhi/rules/payment/payment-methods';
import { methodOf } from '../settings/public.ts';

/** The name of a provider, as staff use it. */
export function providerName(stored: string): string {
  const method = methodOf(stored);
  return isLent(method) ? stored : paymentName(method);
}
