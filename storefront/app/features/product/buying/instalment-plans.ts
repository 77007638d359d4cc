// The instalment offer (decision 38): what is really paid with each lender, fee and dates included.
import { formatFullDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Tug } from '@tokhi/rules/money/money';
import { instalments } from '@tokhi/rules/payment/instalments';
import { lendingFee } from '@tokhi/rules/payment/lending-fee';
import { type PaymentMethod, paymentKind, paymentMethods, paymentName } from '@tokhi/rules/payment/payment-methods';

export interface InstalmentPlan {
  method: PaymentMethod;
  name: string;
  feeTug: Tug;
  totalTug: Tug;
  /** The first is today; its date is null. */
  payments: { amountTug: Tug; date: string | null }[];
}

/** One plan a lender for the price of one piece, the shop's own instalment offer first. */
export const instalmentPlans = (priceTug: Tug, now: Date): InstalmentPlan[] =>
  paymentMethods
    .filter((method) => paymentKind(method) === 'instalment' || paymentKind(method) === 'loan')
    .map((method) => plan(method, priceTug, now));

function plan(method: PaymentMethod, priceTug: Tug, now: Date): InstalmentPlan {
  const feeTug = lendingFee(priceTug, method);
  const totalTug = priceTug + feeTug;
  const payments = instalments(totalTug).map(({ amountTug, inDays }) => ({
    amountTug,
    date: inDays === 0 ? null : formatFullDate(ulaanbaatarDate(now, inDays)),
  }));
  return { method, name: paymentName(method), feeTug, totalTug, payments };
}
