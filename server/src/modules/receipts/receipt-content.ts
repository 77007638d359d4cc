import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { receiptOf, type ServiceName } from '@tokhi/rules/payment/receipt-lines';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { taxFactsOf } from '../catalogue/public.ts';
import type { orderOfReceipt } from '../orders/public.ts';
import { returnedOf } from '../payments/public.ts';
import { receiptSettings, taxDistrict } from '../settings/public.ts';

type Order = NonNullable<Awaited<ReturnType<typeof orderOfReceipt>>>;

/** A line as stored and as sent to PosAPI. */
export const KeptLine = z.object({
  name: z.string(),
  barCode: z.string(),
  barCodeType: z.enum(['GS1', 'UNDEFINED']),
  classificationCode: z.string(),
  measureUnit: z.string(),
  quantity: z.int().positive(),
  unitPriceTug: z.int().positive(),
  totalTug: z.int().positive(),
  vatTug: z.int().nonnegative(),
});
export type KeptLine = z.output<typeof KeptLine>;

/** A service has quantity one and no code of its own. */
const SERVICE_CODES: Record<ServiceName, string> = {
  serviceFee: 'FEE',
  delivery: 'DELIVERY',
  assembly: 'ASSEMBLY',
  fixing: 'FIXING',
  chinaDelivery: 'TRANSPORT',
  lendingFee: 'LENDING',
};
const PIECE = 'ш';

/** The receipt of a paid order as it should be now: amount paid minus refunds. No lines means that nothing is left of it. */
export async function receiptContent(db: Db, order: Order, now: Date) {
  const [settings, facts, returned] = await Promise.all([
    receiptSettings(db),
    taxFactsOf(
      db,
      order.lines.map(({ product_id }) => product_id),
    ),
    returnedOf(db, order.id),
  ]);
  const receipt = receiptOf({
    lines: order.lines.map((line) => ({
      priceTug: line.price_tug,
      salePriceTug: line.sale_price_tug,
      quantity: line.quantity,
      chinaDeliveryTug: line.china_delivery_tug,
    })),
    terms: order.terms,
    returned: {
      grossTug: returned.grossTug,
      pieces: order.lines.map(({ position }) => returned.pieces.get(position) ?? 0),
    },
  });
  const lines = receipt.lines.map(({ of, ...amounts }): KeptLine => {
    if (typeof of !== 'number') {
      const service = { name: termLabels[of], barCode: SERVICE_CODES[of], barCodeType: 'UNDEFINED' as const };
      return { ...service, classificationCode: settings.serviceClassification, measureUnit: PIECE, ...amounts };
    }
    const line = order.lines[of];
    if (line === undefined) throw new Error('a line of a receipt is one of its order');
    const fact = facts.get(line.product_id);
    return {
      name: line.name,
      barCode: fact?.bar_code ?? line.code,
      barCodeType: fact?.bar_code == null ? 'UNDEFINED' : 'GS1',
      classificationCode: fact?.tax_classification ?? settings.goodsClassification,
      measureUnit: fact?.sales_unit ?? PIECE,
      ...amounts,
    };
  });
  const delivered = order.district_id === null ? null : await taxDistrict(db, order.district_id, order.khoroo);
  return {
    totalTug: receipt.totalTug,
    vatTug: receipt.vatTug,
    lines,
    districtCode: delivered ?? settings.storeDistrictCode,
    billDay: isoDate(ulaanbaatarDate(now)),
  };
}
