import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** Parameters of purchase proposals, and when two people send a purchase (record 215). */
export interface PurchaseSettings {
  /** Days until a purchase arrives. */
  comingDays: number;
  /** Days that the stock should last from then on. */
  reserveDays: number;
  /** A purchase above this amount in yuan needs two people. */
  secondPersonAboveYuan: number;
}

export const { read: purchaseSettings, form: purchaseForm } = settingRecord<PurchaseSettings>(
  'purchasing',
  z.strictObject({
    comingDays: z.int().min(1).max(365).default(21),
    reserveDays: z.int().min(0).max(365).default(14),
    secondPersonAboveYuan: z.number().min(0).max(100_000_000).default(50_000),
  }),
);
