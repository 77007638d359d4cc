import { isLent, paymentName } from '@tokhi/rules/payment/payment-methods';
import { methodOf } from '../settings/public.ts';

/** A provider as staff call it. */
export function providerName(stored: string): string {
  const method = methodOf(stored);
  return isLent(method) ? stored : paymentName(method);
}
