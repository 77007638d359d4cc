import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** What proposals of orders at suppliers go by, and when two people send one (record 215). */
export interface PurchaseSettings {
  /** Days until an order has come. */
  comingDays: number;
  /** Days that the stock is to last from then on. */
  reserveDays: number;
  /** An order above so many yuan is sent by two people. */
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
