// The receipts of PosAPI 3.0, as far as the shop sends them, and their validation.

interface Item {
  name?: string;
  barCode?: string;
  barCodeType?: string;
  classificationCode?: string;
  measureUnit?: string;
  qty?: number;
  unitPrice?: number;
  totalVAT?: number;
  totalCityTax?: number;
  totalAmount?: number;
}

interface SubReceipt {
  totalAmount?: number;
  totalVAT?: number;
  taxType?: string;
  merchantTin?: string;
  items?: Item[];
}

export interface ReceiptBody {
  branchNo?: string;
  totalAmount?: number;
  totalVAT?: number;
  totalCityTax?: number;
  districtCode?: string;
  merchantTin?: string;
  posNo?: string;
  customerTin?: string | null;
  consumerNo?: string | null;
  type?: string;
  inactiveId?: string | null;
  billIdSuffix?: string;
  receipts?: SubReceipt[];
  payments?: { code?: string; status?: string; paidAmount?: number }[];
}

const TYPES = ['B2C_RECEIPT', 'B2B_RECEIPT', 'B2C_INVOICE', 'B2B_INVOICE'];
const TAX_TYPES = ['VAT_ABLE', 'VAT_FREE', 'VAT_ZERO', 'NO_VAT'];

const sum = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
/** Amounts have cents there. */
const differ = (a: number | undefined, b: number): boolean =>
  Math.abs((a ?? Number.NaN) - b) >= 0.005 || a === undefined;

/** The first error, or null. */
export function wrongWith(body: ReceiptBody): string | null {
  const { branchNo, merchantTin, posNo, billIdSuffix, districtCode, type = '', customerTin, consumerNo } = body;
  if (!/^\d{3}$/.test(branchNo ?? '')) return 'branchNo буруу байна';
  if (!/^\d{11,14}$/.test(merchantTin ?? '')) return 'merchantTin буруу байна';
  if (!posNo) return 'posNo хоосон байна';
  if (!billIdSuffix || billIdSuffix.length > 6) return 'billIdSuffix буруу байна';
  if (!/^\d{4}$/.test(districtCode ?? '')) return 'districtCode буруу байна';
  if (!TYPES.includes(type)) return 'type буруу байна';
  if (type.startsWith('B2B') !== (customerTin != null)) return 'customerTin буруу байна';
  if (consumerNo != null && (type.startsWith('B2B') || !/^\d{8}$/.test(consumerNo))) return 'consumerNo буруу байна';
  const receipts = body.receipts ?? [];
  if (receipts.length === 0) return 'receipts хоосон байна';
  if (differ(body.totalAmount, sum(receipts.map((one) => one.totalAmount)))) return 'totalAmount зөрүүтэй байна';
  if (differ(body.totalVAT, sum(receipts.map((one) => one.totalVAT)))) return 'totalVAT зөрүүтэй байна';
  const paid = body.payments ?? [];
  if (paid.length > 0 && differ(body.totalAmount, sum(paid.map(({ paidAmount }) => paidAmount))))
    return 'payments зөрүүтэй байна';
  return receipts.map(wrongWithPart).find((wrong) => wrong !== null) ?? null;
}

function wrongWithPart({ taxType = '', merchantTin, items = [], totalAmount, totalVAT }: SubReceipt): string | null {
  if (!TAX_TYPES.includes(taxType)) return 'taxType буруу байна';
  if (!merchantTin || items.length === 0) return 'items хоосон байна';
  if (differ(totalAmount, sum(items.map((item) => item.totalAmount)))) return 'items дүн зөрүүтэй байна';
  if (differ(totalVAT, sum(items.map((item) => item.totalVAT)))) return 'items НӨАТ зөрүүтэй байна';
  for (const { name, barCode, measureUnit, classificationCode, qty = 0, unitPrice = 0, totalAmount: all } of items) {
    if (!name || !barCode || !measureUnit) return 'item дутуу байна';
    if (classificationCode !== undefined && !/^\d{7}$/.test(classificationCode))
      return 'classificationCode буруу байна';
    if (qty <= 0 || unitPrice <= 0 || differ(all, qty * unitPrice)) return 'item үнэ буруу байна';
  }
  return null;
}
