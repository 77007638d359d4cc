import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** Who handles the shop's money. */
export interface FinanceSettings {
  /** Gets one email a day while money is owed; empty: none is sent. */
  email: string;
}

export const { read: financeSettings, saveOnce: saveFinanceOnce } = settingRecord<FinanceSettings>(
  'finance',
  z.strictObject({ email: z.email().or(z.literal('')) }),
);
