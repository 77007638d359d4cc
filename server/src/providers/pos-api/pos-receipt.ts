// A receipt in the format of PosAPI 3.0.

/** The content of a receipt before its registration. */
export interface PosReceipt {
  branchNo: string;
  posNo: string;
  merchantTin: string;
  districtCode: string;
  /** Null: a private person. */
  customerTin: string | null;
  /** The person's own number at e-Barimt: the receipt is assigned to this person without scanning. */
  consumerNumber: string | null;
  /** The receipt that this one replaces. */
  correctsBillId: string | null;
  /** The same for every attempt: it makes attempts idempotent. */
  billSuffix: string;
  totalTug: number;
  vatTug: number;
  items: readonly PosItem[];
}

interface PosItem {
  name: string;
  barCode: string;
  barCodeType: 'GS1' | 'UNDEFINED';
  classificationCode: string;
  measureUnit: string;
  quantity: number;
  unitPriceTug: number;
  totalTug: number;
  vatTug: number;
}

/** Furniture has no city tax (record 035). */
const CITY_TAX = 0;

export const wireOf = (receipt: PosReceipt): object => ({
  branchNo: receipt.branchNo,
  totalAmount: receipt.totalTug,
  totalVAT: receipt.vatTug,
  totalCityTax: CITY_TAX,
  districtCode: receipt.districtCode,
  merchantTin: receipt.merchantTin,
  posNo: receipt.posNo,
  type: receipt.customerTin === null ? 'B2C_RECEIPT' : 'B2B_RECEIPT',
  ...(receipt.customerTin !== null && { customerTin: receipt.customerTin }),
  ...(receipt.consumerNumber !== null && { consumerNo: receipt.consumerNumber }),
  ...(receipt.correctsBillId !== null && { inactiveId: receipt.correctsBillId }),
  billIdSuffix: receipt.billSuffix,
  receipts: [
    {
      totalAmount: receipt.totalTug,
      totalVAT: receipt.vatTug,
      totalCityTax: CITY_TAX,
      taxType: 'VAT_ABLE',
      merchantTin: receipt.merchantTin,
      ...(receipt.customerTin !== null && { customerTin: receipt.customerTin }),
      items: receipt.items.map((item) => ({
        name: item.name,
        barCode: item.barCode,
        barCodeType: item.barCodeType,
        classificationCode: item.classificationCode,
        measureUnit: item.measureUnit,
        qty: item.quantity,
        unitPrice: item.unitPriceTug,
        totalVAT: item.vatTug,
        totalCityTax: CITY_TAX,
        totalAmount: item.totalTug,
      })),
    },
  ],
  // PosAPI knows cash and the shop's own card terminal. Money that came through a bank does not belong to a terminal.
  payments: [{ code: 'CASH', status: 'PAID', paidAmount: receipt.totalTug }],
});
