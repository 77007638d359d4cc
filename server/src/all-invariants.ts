import type { InvariantCheck } from './db/invariant-check.ts';
import { INVARIANT_CHECKS } from './modules/orders/public.ts';
import { moneyInvariants, refundInvariants } from './modules/payments/public.ts';
import { purchaseInvariants } from './modules/purchases/public.ts';
import { receiptInvariants } from './modules/receipts/public.ts';

/** Every invariant of the shop: stock, orders, codes and bonus, then money, refunds and receipts, and purchases. */
export const ALL_INVARIANTS: readonly InvariantCheck[] = [
  ...INVARIANT_CHECKS,
  ...moneyInvariants,
  ...refundInvariants,
  ...receiptInvariants,
  ...purchaseInvariants,
];
