import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** By their words in the form; the figure is what a campaign stores (PRICE_ENDINGS). */
const ENDINGS = { none: 0, hundreds: 100, nine_hundred: 900 } as const;

/** Rules for prices that staff set. */
export interface PricingSettings {
  /** How prices of new campaigns end (record 198). */
  campaignEnding: keyof typeof ENDINGS;
  /** A change by more than this percentage, up or down, needs a second person. */
  secondPersonAbovePercent: number;
  /** A change of many prices warns above this percentage, and below this percentage of margin. */
  warnAbovePercent: number;
  warnBelowMarginPercent: number;
  /** Tugrik per yuan, for costs. */
  yuanRateTug: number;
}

export const {
  read: pricingSettings,
  readVersioned: versionedPricing,
  form: pricingForm,
} = settingRecord<PricingSettings>(
  'pricing',
  z.strictObject({
    campaignEnding: z.enum(['none', 'hundreds', 'nine_hundred']).default('nine_hundred'),
    secondPersonAbovePercent: z.number().min(0).max(100).default(5),
    warnAbovePercent: z.number().min(0).max(100).default(10),
    warnBelowMarginPercent: z.number().min(0).max(90).default(15),
    yuanRateTug: z.number().positive().max(100_000).default(487),
  }),
);

/** How the price of a new campaign ends. */
export const endingOf = ({ campaignEnding }: PricingSettings) => ENDINGS[campaignEnding];
