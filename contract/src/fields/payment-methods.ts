import { lenderMethods, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';

/** §9, in the spec's spelling. `mobile` is the bank transfer. */
export const paymentMethod = z.enum(paymentMethods);

/** The methods that cost a lending fee (§9 "Lending fees"). */
export const lender = z.enum(lenderMethods);

export type PaymentMethod = z.output<typeof paymentMethod>;
export type Lender = z.output<typeof lender>;
