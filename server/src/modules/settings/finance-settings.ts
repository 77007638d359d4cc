import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** For the people who handle the shop's money. */
export interface FinanceSettings {
  /** Gets one email a day while money is owed; empty: none is sent. */
  email: string;
  /** A larger refund is sent by one person and approved by another. */
  secondPersonAboveTug: number;
  /** A larger correction of points is prepared by one person and approved by another. */
  secondPersonAbovePoints: number;
}

export const {
  read: financeSettings,
  saveOnce: saveFinanceOnce,
  form: financeForm,
} = settingRecord<FinanceSettings>(
  'finance',
  z.strictObject({
    email: z.email().or(z.literal('')),
    // Shops that stored this record before the figure existed.
    secondPersonAboveTug: z.int().positive().default(500_000),
    secondPersonAbovePoints: z.int().positive().default(50_000),
  }),
);
