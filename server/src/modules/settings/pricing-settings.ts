import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** In words of the form; the figure is what a campaign keeps (PRICE_ENDINGS). */
const ENDINGS = { none: 0, hundreds: 100, nine_hundred: 900 } as const;

/** What holds for prices that staff set. */
export interface PricingSettings {
  /** How prices of new campaigns end (record 198). */
  campaignEnding: keyof typeof ENDINGS;
  /** Beyond so many percent, up or down, a second person approves. */
  secondPersonAbovePercent: number;
  /** A change of many prices warns beyond so many percent, and below so many percent of margin. */
  warnAbovePercent: number;
  warnBelowMarginPercent: number;
  /** Tugrik for a yuan, by which costs are told. */
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
