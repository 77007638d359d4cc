// Refund in parts (spec §9 Terms, decisions 129 and 134): a refund of an order that was paid by several transfers is shared out over them; the parts of what goes back and of each deduction add up, and none is below zero.
import type { Tug } from '../money/money.ts';
import { shareOut, take } from '../order/line-shares.ts';
import type { Refund } from './refund-amount.ts';

/** The payments that a refund draws on: the latest first, as much of each as is left. */
export function drawnFrom(grossTug: Tug, leftTug: readonly Tug[]): Tug[] {
  let open = grossTug;
  return leftTug.map((left) => {
    const taken = Math.min(left, open);
    open -= taken;
    return taken;
  });
}

/** Splits the refund by payment: what a part takes of its payment is its share of the refund plus its deductions. */
export function refundParts(refund: Refund, grossTug: readonly Tug[]): Refund[] {
  const amounts = shareOut(refund.amountTug, grossTug);
  const back = amounts.values();
  let open = grossTug.map((gross) => gross - take(back));
  /** Distributes one deduction over what is still open, from the front. */
  const filledWith = (deductionTug: Tug): Iterator<Tug> => {
    const taken = drawnFrom(deductionTug, open);
    const filled = taken.values();
    open = open.map((tug) => tug - take(filled));
    return taken.values();
  };
  const fees = filledWith(refund.refundFeeTug);
  const vats = filledWith(refund.vatDeductionTug);
  const banks = filledWith(refund.bankFeeTug);
  const points = filledWith(refund.bonusDeductionTug);
  return amounts.map((amountTug) => ({
    refundFeeTug: take(fees),
    vatDeductionTug: take(vats),
    bankFeeTug: take(banks),
    bonusDeductionTug: take(points),
    amountTug,
  }));
}
