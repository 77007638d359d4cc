import type { FreshFigures } from '@tokhi/contract/fields/order-totals';
import { deliveryFee } from '@tokhi/rules/delivery/delivery-tariff';
import { type OrderTotal, orderTotal, type PricedLine } from '@tokhi/rules/order/order-total';
import type { Lender } from '@tokhi/rules/payment/payment-methods';
import { type CodeRow, presentFigures } from '../checkout/public.ts';
import { parseCheckout, presentDistrict } from '../settings/public.ts';
import { classOf } from './create/resolve-destination.ts';
import type { OrderToPrice } from './priced-order.queries.ts';

/** The customer's choices on the payment page, and the available bonus. */
export interface PaymentChoice {
  lender: Pick<Lender, 'name' | 'perMille'> | null;
  /** Null: as stored with the order. */
  vatTicked: boolean | null;
  bonusBalance: number;
  usedBonus: number;
}

/** What an unpaid order costs with its code and that choice; lines and delivery method are frozen. `code` defaults to the reserved one. */
export function priceOrder(
  order: OrderToPrice,
  choice: PaymentChoice,
  code: CodeRow | null = order.code,
): { total: OrderTotal; figures: FreshFigures } {
  const lines = order.lines.map(pricedLine);
  const { tariff, deliveryFees: fees } = parseCheckout(order.settings);
  const route = {
    ...{ tariff, fees },
    destination: order.district === null ? 'pickup' : classOf(presentDistrict(order.district), order.khoroo),
    load: { weightGrams: order.weight_grams, volumeMl: order.volume_ml },
  } as const;
  const total = orderTotal({
    lines,
    code: code && { kind: code.kind as 'voucher' | 'coupon', amountTug: code.amount_tug },
    ...route,
    agreedDeliveryTug: agreedDelivery(order, route),
    assemblyCount: order.assembly_count,
    fixingCount: order.fixing_count,
    ...choice,
    vatTicked: choice.vatTicked ?? order.wants_vat_receipt,
  });
  return { total, figures: presentFigures(total, lines) };
}

/** The fee of the day of the order stays, even if the tariff has changed since. */
function agreedDelivery(
  { subtotal_tug, sale_tug, code_tug, delivery_tug }: OrderToPrice,
  route: Omit<Parameters<typeof deliveryFee>[0], 'goodsTug'>,
): number | undefined {
  const today = deliveryFee({ ...route, goodsTug: subtotal_tug - sale_tug - code_tug });
  return today === delivery_tug ? undefined : delivery_tug;
}

const pricedLine = (row: OrderToPrice['lines'][number]): PricedLine & { code: string } => ({
  code: row.code,
  priceTug: row.price_tug,
  salePriceTug: row.sale_price_tug,
  quantity: row.quantity,
  bonusPercent: row.bonus_percent,
  unitChinaDeliveryTug: row.china_delivery_tug / row.quantity,
});
