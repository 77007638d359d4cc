// Instalments (spec §1 and §9 Money, decisions 38 and 46): as many payments as the lender's row says, the first today and one every so many days, equal but for the first, which holds the remainder.
import type { Tug } from '../money/money.ts';

export interface Instalment {
  amountTug: Tug;
  /** Days from today; the first is 0. */
  inDays: number;
}

/** The payments that make up the total, the lender's fee included, to the tugrik. */
export function instalments(totalTug: Tug, count: number, daysBetween: number): Instalment[] {
  const equalTug = Math.floor(totalTug / count);
  return Array.from({ length: count }, (_, index) => ({
    amountTug: index === 0 ? totalTug - equalTug * (count - 1) : equalTug,
    inDays: index * daysBetween,
  }));
}
