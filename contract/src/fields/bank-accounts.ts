import { z } from 'zod';

const line = z.string().trim().min(1).max(100);

/** An official account of the shop (§9 Terms: money goes nowhere else). */
export const bankAccount = z.strictObject({
  bank: line,
  account: line,
  /** IBAN without blanks, if the bank gives one. */
  iban: line.nullable(),
  owner: line,
});

export type BankAccount = z.output<typeof bankAccount>;
