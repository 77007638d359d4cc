import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** Who the shop is for the tax office, and what its goods are called there. */
export interface ReceiptSettings {
  /** Numbers of the demo shop: the tax office knows no such taxpayer. */
  isDemo: boolean;
  merchantTin: string;
  /** Of the company, for invoices on paper; null until the owner has told it. */
  register: string | null;
  branchNo: string;
  posNo: string;
  /** Where the store is, district and khoroo: of orders that are fetched. */
  storeDistrictCode: string;
  /** Of goods whose shelf has no classification of its own. */
  goodsClassification: string;
  /** Of delivery, assembly and the other services. */
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
