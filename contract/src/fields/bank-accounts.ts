import { z } from 'zod';

/** An official account of the shop (§9 Terms: money goes nowhere else). */
export const bankAccount = z.object({
  bank: z.string(),
  account: z.string(),
  /** IBAN without blanks, where the bank gives one. */
  iban: z.string().nullable(),
  owner: z.string(),
});

export type BankAccount = z.output<typeof bankAccount>;
