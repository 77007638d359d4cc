// The instalment offer (decisions 38 and 46): the real payments to each lender, fee and dates included.
import type { Tug } from '@tokhi/rules/money/money';
import { lendingFee } from '@tokhi/rules/payment/lending-fee';
import type { Lender, LenderMethod } from '@tokhi/rules/payment/payment-methods';
import { type LenderPayment, lenderPayments } from '../../../money/lender-payments.ts';

export interface InstalmentPlan {
  method: LenderMethod;
  name: string;
  feeTug: Tug;
  totalTug: Tug;
  payments: LenderPayment[];
}

/** One plan per lender for the price of one piece, in the shop's order. */
export const instalmentPlans = (priceTug: Tug, lenders: readonly Lender[], now: Date): InstalmentPlan[] =>
  lenders.map(({ method, name, perMille, plan }) => {
    const feeTug = lendingFee(priceTug, perMille);
    const totalTug = priceTug + feeTug;
    return { method, name, feeTug, totalTug, payments: lenderPayments(totalTug, plan, now) };
  });
