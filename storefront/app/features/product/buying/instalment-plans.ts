// The instalment offer (decisions 38 and 46): what is really paid with each lender, fee and dates included.
import { formatFullDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Tug } from '@tokhi/rules/money/money';
import { instalments } from '@tokhi/rules/payment/instalments';
import { lendingFee } from '@tokhi/rules/payment/lending-fee';
import type { Lender, LenderMethod } from '@tokhi/rules/payment/payment-methods';

export interface InstalmentPlan {
  method: LenderMethod;
  name: string;
  feeTug: Tug;
  totalTug: Tug;
  /** The first is today; its date is null. None where lender and customer settle them. */
  payments: { amountTug: Tug; date: string | null }[];
}

/** One plan a lender for the price of one piece, in the shop's order. */
export const instalmentPlans = (priceTug: Tug, lenders: readonly Lender[], now: Date): InstalmentPlan[] =>
  lenders.map(({ method, name, perMille, plan }) => {
    const feeTug = lendingFee(priceTug, perMille);
    const totalTug = priceTug + feeTug;
    const parts = plan === null ? [] : instalments(totalTug, plan.count, plan.daysBetween);
    const payments = parts.map(({ amountTug, inDays }) => ({
      amountTug,
      date: inDays === 0 ? null : formatFullDate(ulaanbaatarDate(now, inDays)),
    }));
    return { method, name, feeTug, totalTug, payments };
  });
