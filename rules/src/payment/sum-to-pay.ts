// Sum to pay (spec §9 Money, decisions 11 and 12): what an order comes to once lender, bonus and VAT are chosen: sum = net sum + VAT, total = sum + lending fee − used bonus.
import type { Tug } from '../money/money.ts';
import { vat } from '../money/vat.ts';

/** What the customer chooses on the payment page; `netSumTug` is the spec's sum − NOAT. */
export interface PaymentChosen {
  netSumTug: Tug;
  lendingFeeTug: Tug;
  usedBonusTug: Tug;
  vatTicked: boolean;
}

export interface SumToPay {
  vatTug: Tug;
  /** The spec's `sum`. */
  sumTug: Tug;
  totalTug: Tug;
}

/** The last part of the formula, for the page that changes only these three terms. */
export function sumToPay({ netSumTug, lendingFeeTug, usedBonusTug, vatTicked }: PaymentChosen): SumToPay {
  const vatTug = vat({ ticked: vatTicked, netSumTug, lendingFeeTug, usedBonusTug });
  const sumTug = netSumTug + vatTug;
  return { vatTug, sumTug, totalTug: sumTug + lendingFeeTug - usedBonusTug };
}

/** The net sum before lending fee, bonus and VAT. */
export const netSumOf = (order: { totalTug: Tug; vatTug: Tug; lendingFeeTug: Tug; usedBonusTug: Tug }): Tug =>
  order.totalTug - order.vatTug - order.lendingFeeTug + order.usedBonusTug;
