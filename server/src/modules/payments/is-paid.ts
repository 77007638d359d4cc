import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { isOverdue } from '@tokhi/rules/order/order-expiry';
import { ownPayableOrder, type PayableOrder, payableOrder } from '../orders/public.ts';
import { claimCheck, openInvoiceBeside, openInvoiceOf } from './invoices.queries.ts';
import { lookAndFollow } from './look-at-invoice.ts';
import type { PaymentParts } from './parts.ts';
import { orderOfInvoice } from './payments.queries.ts';

type Reply = CallReply<Calls['isPaidQpay']>;

/** A provider is asked no more often about one bill, however many pages and processes poll us. */
const ASKED_EVERY_MS = 15_000;

/** The customer's order by its bill or by itself; a stranger's is none (decision 19). */
export async function ownOrder({ db }: PaymentParts, reference: string, customerId: number, byInvoice?: number) {
  const named = byInvoice ?? (await orderOfInvoice(db, reference));
  const order = await ownPayableOrder(db, customerId, named === undefined ? reference : String(named));
  if (order === undefined) throw refuse('order_not_found');
  return order;
}

/**
 * The page's poll, every 5 s and for every method: it reads our rows, and now and then lets the provider be asked. While a bill is
 * open, it and its order are two statements.
 */
export async function isPaid(parts: PaymentParts, reference: string, customerId: number): Promise<Reply> {
  const { db, now } = parts;
  const beside = await openInvoiceBeside(db, reference);
  const order = await ownOrder(parts, reference, customerId, beside?.order_id);
  const before = answer(parts, order);
  if (before.result !== 'pending' && before.result !== 'checking') return before;
  const open = beside ?? (await openInvoiceOf(db, order.id));
  const at = now();
  // Before its id is kept nobody was shown anything to pay by.
  if (open === undefined || open.provider_invoice_id === null) {
    return before.result === 'pending' ? { ...before, open: open !== undefined } : before;
  }
  const notSince = new Date(at.getTime() - ASKED_EVERY_MS);
  // Two polls in three come too early: they only read.
  const isDue = open.last_checked_at === null || open.last_checked_at <= notSince;
  if (!isDue || !(await claimCheck(db, open.id, at, notSince))) {
    return open.unsure_since === null ? before : { result: 'checking' };
  }
  const look = await lookAndFollow(parts, open, 'poll');
  const after = answer(parts, await payableOrder(db, order.id));
  if (after.result !== 'pending') return after;
  // Paid, and the order is not: it was another amount, or too late.
  return look === 'unsure' ? { result: 'checking' } : { ...after, open: look === 'open' };
}

/** As if the bill were open, which nobody has looked at here. */
function answer({ now }: PaymentParts, { status, earned_bonus_tug, expires_at }: PayableOrder): Reply {
  if (status === 'expired') return { result: 'expired' };
  if (status !== 'pending') return { result: 'success', bonus: earned_bonus_tug };
  // Its time is over and it has not ended: a provider is being asked.
  return isOverdue(expires_at, now()) ? { result: 'checking' } : { result: 'pending', open: true };
}
