import { formatFullDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Tug } from '@tokhi/rules/money/money';
import { instalments } from '@tokhi/rules/payment/instalments';
import type { Lender } from '@tokhi/rules/payment/payment-methods';

export interface LenderPayment {
  amountTug: Tug;
  /** Null: today. */
  date: string | null;
}

/** Each payment with its date (decision 38); none if lender and customer agree on them. */
export const lenderPayments = (totalTug: Tug, plan: Lender['plan'], now: Date): LenderPayment[] =>
  plan === null
    ? []
    : instalments(totalTug, plan.count, plan.daysBetween).map(({ amountTug, inDays }) => ({
        amountTug,
        date: inDays === 0 ? null : formatFullDate(ulaanbaatarDate(now, inDays)),
      }));
