// Service fee (spec §9 Money, decision 9): 2 % of the subtotal before discounts, rounded up to the next 100, at least 5,000 and at most 50,000.
import { perMilleOf, roundUpTo100, type Tug } from './money.ts';

/** The rate and its bounds, for the words beside the fee. */
export const SERVICE_FEE = { perMille: 20, leastTug: 5_000, mostTug: 50_000 } as const;

/** The fee of an order; a discount or a code does not lower it, because the spec bases it on the subtotal. */
export function serviceFee(subtotalTug: Tug): Tug {
  const { perMille, leastTug, mostTug } = SERVICE_FEE;
  return Math.min(mostTug, Math.max(leastTug, roundUpTo100(perMilleOf(subtotalTug, perMille))));
}
