import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { isOverdue } from '@tokhi/rules/order/order-expiry';
import { orderIdNamed, payableOrder } from '../orders/public.ts';
import { claimCheck, openInvoiceOf } from './invoices.queries.ts';
import { lookAndFollow } from './look-at-invoice.ts';
import type { PaymentParts } from './parts.ts';
import { orderOfInvoice } from './payments.queries.ts';

type Reply = CallReply<Calls['isPaidQpay']>;

/** A provider is asked no more often about one bill, however many pages and processes poll us. */
const ASKED_EVERY_MS = 15_000;

/** The customer's order by its bill or by itself; a stranger's is none (decision 19). */
export async function ownOrderId({ db }: PaymentParts, reference: string, customerId: number): Promise<number> {
  const byInvoice = await orderOfInvoice(db, reference);
  const id = await orderIdNamed(db, customerId, byInvoice === undefined ? reference : String(byInvoice));
  if (id === undefined) throw refuse('order_not_found');
  return id;
}

/** The page's poll, every 5 s and for every method: it reads our rows, and now and then lets the provider be asked. */
export async function isPaid(parts: PaymentParts, reference: string, customerId: number): Promise<Reply> {
  const { db, now } = parts;
  const orderId = await ownOrderId(parts, reference, customerId);
  const before = await answer(parts, orderId);
  if (before.result !== 'pending' && before.result !== 'checking') return before;
  const open = await openInvoiceOf(db, orderId);
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
  const after = await answer(parts, orderId);
  if (after.result !== 'pending') return after;
  // Paid, and the order is not: it was another amount, or too late.
  return look === 'unsure' ? { result: 'checking' } : { ...after, open: look === 'open' };
}

/** As if the bill were open, which nobody has looked at here. */
async function answer({ db, now }: PaymentParts, orderId: number): Promise<Reply> {
  const { status, earned_bonus_tug, expires_at } = await payableOrder(db, orderId);
  if (status === 'expired') return { result: 'expired' };
  if (status !== 'pending') return { result: 'success', bonus: earned_bonus_tug };
  // Its time is over and it has not ended: a provider is being asked.
  return isOverdue(expires_at, now()) ? { result: 'checking' } : { result: 'pending', open: true };
}
