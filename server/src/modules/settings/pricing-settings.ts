import { PRICE_ENDINGS } from '@tokhi/rules/money/sale-price';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** What holds for prices that staff set. */
export interface PricingSettings {
  /** How prices of new campaigns end (record 198). */
  campaignEnding: (typeof PRICE_ENDINGS)[number];
  /** Beyond so many percent, up or down, a second person approves. */
  secondPersonAbovePercent: number;
  /** Tugrik for a yuan, by which costs are told. */
  yuanRateTug: number;
}

export const { read: pricingSettings } = settingRecord<PricingSettings>(
  'pricing',
  z.strictObject({
    campaignEnding: z.union(PRICE_ENDINGS.map((ending) => z.literal(ending))).default(900),
    secondPersonAbovePercent: z.number().min(0).max(100).default(5),
    yuanRateTug: z.number().positive().max(100_000).default(487),
  }),
);
