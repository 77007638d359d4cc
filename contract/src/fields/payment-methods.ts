import { lenderMethods, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';
import { tug } from './money.ts';

/** §9, in the spec's spelling. `mobile` is the bank transfer. */
export const paymentMethod = z.enum(paymentMethods);

/** The methods that cost a lending fee (§9 "Lending fees"). */
export const lender = z.enum(lenderMethods);

/** A payment method as the payment page offers it. */
export const offeredMethod = z.object({
  type: paymentMethod,
  name: z.string(),
  /** Off: not shown, or shown as not available at the moment. */
  on: z.boolean(),
  /** Staff confirm it within this many working hours of the store; null if no check is needed. */
  confirmed_in: z.int().nullable(),
  /** The lender's fee for this order; 0 without a lender. */
  fee: tug,
  /** The same in whole per mille, for the explanation. */
  perMille: z.int().nonnegative(),
  /** How many payments, and how far apart; null: the lender agrees on it with the customer. rules/instalments makes the dates. */
  plan: z.object({ count: z.int().positive(), daysBetween: z.int().positive() }).nullable(),
});

export type OfferedMethod = z.output<typeof offeredMethod>;
export type PaymentMethod = z.output<typeof paymentMethod>;
export type Lender = z.output<typeof lender>;
