// Lending fee (spec §9 Money, decision 38): Storepay 9.9 %, Mcredit and Pocket 6.6 %, Khan lending 1.1 % of the cart sum before VAT and bonus, rounded up to the next 100; other methods nothing.
import { perMilleOf, roundUpTo100, type Tug } from '../money/money.ts';
import { lendingPerMille, type PaymentMethod } from './payment-methods.ts';

/** What the lender adds; `netSumTug` is goods less discount and code, with service fee, delivery, assembly, fixing and the way from China. */
export const lendingFee = (netSumTug: Tug, method: PaymentMethod): Tug =>
  roundUpTo100(perMilleOf(netSumTug, lendingPerMille(method)));
