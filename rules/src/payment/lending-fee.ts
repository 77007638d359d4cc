// Lending fee (spec §9 Money, decisions 38 and 46): the lender's share of the cart sum before VAT and bonus, in whole per mille of the lender's row, rounded up to the next 100.
import { perMilleOf, roundUpTo100, type Tug } from '../money/money.ts';

/** What the lender adds; `netSumTug` is goods less discount and code, with service fee, delivery, assembly, fixing and China delivery. */
export const lendingFee = (netSumTug: Tug, perMille: number): Tug => roundUpTo100(perMilleOf(netSumTug, perMille));
