import {
  confirmationHours,
  DEFAULT_PAYMENT_METHOD,
  isLent,
  type PaymentMethod,
  paymentMethods,
  paymentName,
} from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../../db/database.ts';
import type { OpenMethod } from '../../orders/public.ts';
import { lenders, type MethodModes, methodModes } from '../../settings/public.ts';
import type { Gateways } from '../payment-deps.ts';

/** Without an API: staff read the bank's list, or the lender informs them (integrations 2.5 and 2.9). */
export const ALWAYS_BY_HAND: readonly PaymentMethod[] = ['mobile', 'KhanLending'];

export type PaymentChannel = 'gateway' | 'by_hand' | 'off';

/** How a method is paid now; a method that is on but has no keys is off. */
export function paymentChannel(method: PaymentMethod, modes: MethodModes, gateways: Gateways): PaymentChannel {
  const mode = modes[method];
  if (mode === 'off') return 'off';
  if (mode === 'by_hand' || ALWAYS_BY_HAND.includes(method)) return 'by_hand';
  return gateways[method] === undefined ? 'off' : 'gateway';
}

const IN_ORDER: readonly PaymentMethod[] = [
  DEFAULT_PAYMENT_METHOD,
  ...paymentMethods.filter((method) => method !== DEFAULT_PAYMENT_METHOD),
];

/** All nine in the order of the payment page; a lender that is not in the table is off. */
export async function offeredMethods(db: Db, gateways: Gateways): Promise<OpenMethod[]> {
  const [modes, lending] = await Promise.all([methodModes(db), lenders(db)]);
  return IN_ORDER.map((type) => {
    const lender = lending.find(({ method }) => method === type);
    return {
      type,
      name: isLent(type) ? (lender?.name ?? type) : paymentName(type),
      on: paymentChannel(type, modes, gateways) !== 'off' && (!isLent(type) || lender !== undefined),
      confirmed_in: confirmationHours(type),
      perMille: lender?.perMille ?? 0,
      plan: lender?.plan ?? null,
    };
  });
}
