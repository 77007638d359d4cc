import { refuse } from '@tokhi/contract/texts/refusals';
import { isOverdue } from '@tokhi/rules/order/order-expiry';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { bonusBalance, returnSpent } from '../bonus/public.ts';
import {
  type ChangeCode,
  type CodeRow,
  codeGoodAt,
  finishCodeReservation,
  reserveCode,
  reservedCode,
} from '../checkout/public.ts';
import { changeTerms, NO_CHOICE } from './change-code.queries.ts';
import { closeInvoices } from './close-invoices.ts';
import { termColumns } from './create/new-order-rows.ts';
import { dryRun } from './dry-run.ts';
import { orderIdNamed } from './find-order.queries.ts';
import type { InvoicesPort } from './invoices-port.ts';
import { priceOrder } from './price-order.ts';
import { readOrderToPrice } from './priced-order.queries.ts';
import { lockOrder } from './status.queries.ts';

/** Changes or removes the code of an unpaid order and recalculates its figures (decision 8); lines and delivery method stay. */
export const createChangeCode =
  ({ db, now, invoices }: { db: Db; now: () => Date; invoices: InvoicesPort }): ChangeCode =>
  async (customerId, reference, code) => {
    const id = await orderIdNamed(db, customerId, reference);
    if (id === undefined) throw refuse('order_not_found');
    const change = async (tx: Tx, by: InvoicesPort) => {
      const order = await lockOrder(tx, id);
      if (order === undefined) throw refuse('order_not_found');
      if (order.status === 'expired') throw refuse('order_expired');
      if (order.status !== 'pending') throw refuse('order_already_paid');
      if (isOverdue(order.pay_by ?? order.expires_at, now())) throw refuse('order_expired');
      await by.closeRows(tx, order.id, 'changed', now());
      const reserved = await swapCode(tx, order.id, code, now());
      return { reserved, figures: await priceAnew(tx, order.id, customerId, reserved, now()) };
    };
    await dryRun(db, invoices, change);
    await closeInvoices(invoices, id);
    return inTransaction(db, (tx) => change(tx, invoices));
  };

async function swapCode(tx: Tx, orderId: number, code: string | null, now: Date): Promise<CodeRow | null> {
  if (code === null) {
    await finishCodeReservation(tx, orderId, 'freed', now);
    return null;
  }
  // The last use of the code may be the one that this order has reserved.
  const own = await reservedCode(tx, orderId);
  if (own?.code === code) return own;
  const good = await codeGoodAt(tx, code, now);
  if (good === undefined) throw refuse('coupon_invalid');
  await reserveCode(tx, orderId, good.id, now);
  return good;
}

/** The payment choice was for other figures: the customer chooses again, and gets the bonus back until then. */
async function priceAnew(tx: Tx, orderId: number, customerId: number, code: CodeRow | null, now: Date) {
  await returnSpent(tx, { customerId, orderId }, now);
  const choice = { lender: null, vatTicked: null, bonusBalance: await bonusBalance(tx, customerId), usedBonus: 0 };
  const { total, figures } = priceOrder(await readOrderToPrice(tx, orderId), choice, code);
  await changeTerms(tx, orderId, { ...termColumns(total), ...NO_CHOICE });
  return figures;
}
