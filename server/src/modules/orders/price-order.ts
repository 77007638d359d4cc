import type { FreshFigures } from '@tokhi/contract/fields/order-totals';
import { type OrderTotal, orderTotal } from '@tokhi/rules/order/order-total';
import type { Lender } from '@tokhi/rules/payment/payment-methods';
import type { Tx } from '../../db/database.ts';
import { type CodeRow, presentFigures, reservedCode } from '../checkout/public.ts';
import { checkoutSettings, districts } from '../settings/public.ts';
import { pricedLines, pricedOrder } from './change-code.queries.ts';
import { classOf } from './create/resolve-destination.ts';

/** What a customer chooses on the payment page, and the bonus that they have. */
export interface PaymentChoice {
  lender: Pick<Lender, 'name' | 'perMille'> | null;
  /** Null: as the order has it. */
  vatTicked: boolean | null;
  bonusBalance: number;
  usedBonus: number;
}

/** What an unpaid order costs with its code and that choice; lines and way are frozen. */
export async function priceOrder(
  tx: Tx,
  orderId: number,
  choice: PaymentChoice,
  code?: CodeRow | null,
): Promise<{ total: OrderTotal; figures: FreshFigures }> {
  const order = await pricedOrder(tx, orderId);
  const lines = await pricedLines(tx, orderId);
  const { tariff } = await checkoutSettings(tx);
  const district = (await districts(tx)).find(({ id }) => id === order.district_id);
  const reserved = code === undefined ? ((await reservedCode(tx, orderId)) ?? null) : code;
  const total = orderTotal({
    lines,
    code: reserved && { kind: reserved.kind as 'voucher' | 'coupon', amountTug: reserved.amount_tug },
    tariff,
    destination: district === undefined ? 'pickup' : classOf(district, order.khoroo),
    load: { weightGrams: order.weight_grams, volumeMl: order.volume_ml },
    assemblyCount: order.assembly_count,
    fixingCount: order.fixing_count,
    ...choice,
    vatTicked: choice.vatTicked ?? order.wants_vat_receipt,
  });
  return { total, figures: presentFigures(total, lines) };
}
