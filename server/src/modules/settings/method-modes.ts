import { type PaymentMethod, paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** `by_hand`: staff contact the provider themselves and confirm the money (decision 37). */
type MethodMode = 'on' | 'off' | 'by_hand';

export type MethodModes = Readonly<Record<PaymentMethod, MethodMode>>;

const mode = z.enum(['on', 'off']);
const modes = { ...Object.fromEntries(paymentMethods.map((method) => [method, mode])) } as Record<
  PaymentMethod,
  typeof mode
>;

/** Which payment methods are available. MCredit's protocol is known from one source only, so staff can take it over. */
export const {
  read: methodModes,
  saveOnce: saveMethodModesOnce,
  stored: storedModes,
  parse: parseModes,
  form: methodModesForm,
} = settingRecord<MethodModes>(
  'payment_methods',
  z.strictObject({ ...modes, mcredit: z.enum(['on', 'off', 'by_hand']) }),
);
