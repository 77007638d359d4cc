import { refuse } from '@tokhi/contract/texts/refusals';
import { isOverdue } from '@tokhi/rules/order/order-expiry';
import { orderTotal } from '@tokhi/rules/order/order-total';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { bonusBalance } from '../bonus/public.ts';
import {
  type ChangeCode,
  type CodeRow,
  codeGoodAt,
  heldCode,
  holdCode,
  presentFigures,
  settleCode,
} from '../checkout/public.ts';
import { checkoutSettings, districts } from '../settings/public.ts';
import { changeTerms, pricedLines, pricedOrder } from './change-code.queries.ts';
import { termColumns } from './create/new-order-rows.ts';
import { classOf } from './create/where-it-goes.ts';
import { orderIdNamed } from './find-order.queries.ts';
import { holdOrder } from './status.queries.ts';

/** An unpaid order holds another code or none from now on, and its figures follow (decision 8); lines and way stay as they are. */
export const createChangeCode =
  ({ db, now }: { db: Db; now: () => Date }): ChangeCode =>
  (customerId, reference, code) =>
    inTransaction(db, async (tx) => {
      const id = await orderIdNamed(tx, customerId, reference);
      const order = id === undefined ? undefined : await holdOrder(tx, id);
      if (order === undefined) throw refuse('order_not_found');
      if (order.status === 'expired') throw refuse('order_expired');
      if (order.status !== 'pending') throw refuse('order_already_paid');
      if (isOverdue(order.expires_at, now())) throw refuse('order_expired');
      const held = await swapCode(tx, order.id, code, now());
      return { held, figures: await priceAnew(tx, order.id, customerId, held) };
    });

async function swapCode(tx: Tx, orderId: number, code: string | null, now: Date): Promise<CodeRow | null> {
  if (code === null) {
    await settleCode(tx, orderId, 'freed', now);
    return null;
  }
  // Its last use may be the one that this order has.
  const own = await heldCode(tx, orderId);
  if (own?.code === code) return own;
  const good = await codeGoodAt(tx, code, now);
  if (good === undefined) throw refuse('coupon_invalid');
  await holdCode(tx, orderId, good.id, now);
  return good;
}

async function priceAnew(tx: Tx, orderId: number, customerId: number, code: CodeRow | null) {
  const order = await pricedOrder(tx, orderId);
  const lines = await pricedLines(tx, orderId);
  const { tariff } = await checkoutSettings(tx);
  const district = (await districts(tx)).find(({ id }) => id === order.district_id);
  const total = orderTotal({
    lines,
    code: code && { kind: code.kind as 'voucher' | 'coupon', amountTug: code.amount_tug },
    tariff,
    destination: district === undefined ? 'pickup' : classOf(district, order.khoroo),
    load: { weightGrams: order.weight_grams, volumeMl: order.volume_ml },
    assemblyCount: order.assembly_count,
    fixingCount: order.fixing_count,
    vatTicked: order.wants_vat_receipt,
    // Lender and bonus are chosen with the payment, after which the code stays.
    lender: null,
    bonusBalance: await bonusBalance(tx, customerId),
    usedBonus: 0,
  });
  await changeTerms(tx, orderId, termColumns(total));
  return presentFigures(total, lines);
}
