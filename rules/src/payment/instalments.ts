// Instalments (spec §1 and §9 Money, decision 38): four payments without interest, the first today and one every 30 days, equal but for the first, which holds the remainder.
import type { Tug } from '../money/money.ts';

export const INSTALMENT_COUNT = 4;
/** The spec names no days; each lender's own are in the table `lenders`. */
export const DAYS_BETWEEN_INSTALMENTS = 30;

export interface Instalment {
  amountTug: Tug;
  /** Days from today; the first is 0. */
  inDays: number;
}

/** The payments that make up the total, the lender's fee included, to the tugrik. */
export function instalments(
  totalTug: Tug,
  count = INSTALMENT_COUNT,
  daysBetween = DAYS_BETWEEN_INSTALMENTS,
): Instalment[] {
  const equalTug = Math.floor(totalTug / count);
  return Array.from({ length: count }, (_, index) => ({
    amountTug: index === 0 ? totalTug - equalTug * (count - 1) : equalTug,
    inDays: index * daysBetween,
  }));
}
