import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** The shop's data for the tax office, and the classification of its goods. */
export interface ReceiptSettings {
  /** Numbers of the demo shop: the tax office knows no such taxpayer. */
  isDemo: boolean;
  merchantTin: string;
  /** For printed invoices of companies; null until the owner has entered it. */
  register: string | null;
  branchNo: string;
  posNo: string;
  /** District and khoroo of the store, for orders with pickup. */
  storeDistrictCode: string;
  /** For goods whose sub-category has no classification. */
  goodsClassification: string;
  /** For delivery, assembly and the other services. */
  serviceClassification: string;
}

const classification = z.string().regex(/^\d{7}$/);

export const {
  read: receiptSettings,
  saveOnce: saveReceiptsOnce,
  stored: storedReceipts,
  parse: parseReceipts,
  form: receiptsForm,
} = settingRecord<ReceiptSettings>(
  'receipts',
  z.strictObject({
    isDemo: z.boolean(),
    merchantTin: z.string().regex(/^\d{11,14}$/),
    register: z
      .string()
      .regex(/^\d{7}$/)
      .nullable()
      .default(null),
    branchNo: z.string().regex(/^\d{3}$/),
    posNo: z.string().min(1).max(20),
    storeDistrictCode: z.string().regex(/^\d{4}$/),
    goodsClassification: classification,
    serviceClassification: classification,
  }),
);
