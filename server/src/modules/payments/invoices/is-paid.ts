import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { isOverdue } from '@tokhi/rules/order/order-expiry';
import { ownPayableOrder, type PayableOrder, payableOrder } from '../../orders/public.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { orderOfInvoice } from '../payments.queries.ts';
import { checkAndFollow } from './check-invoice.ts';
import { endOfPaying } from './end-of-paying.ts';
import { claimCheck, type InvoiceRow, openInvoiceOf, openInvoiceOfSameOrder } from './invoices.queries.ts';

type Reply = CallReply<Calls['isPaidQpay']>;

/** Minimum time between two checks of one invoice at its provider, however many pages and processes poll us. */
const ASKED_EVERY_MS = 15_000;

/** The customer's order by invoice or order reference; somebody else's counts as missing (decision 19). */
export async function ownOrder({ db }: PaymentDeps, reference: string, customerId: number, byInvoice?: number) {
  const named = byInvoice ?? (await orderOfInvoice(db, reference));
  const order = await ownPayableOrder(db, customerId, named === undefined ? reference : String(named));
  if (order === undefined) throw refuse('order_not_found');
  return order;
}

/**
 * The page's poll, every 5 s and for every method: it reads our rows, and from time to time checks the invoice at the provider. While an
 * invoice is open, reading it and its order takes two statements.
 */
export async function isPaid(deps: PaymentDeps, reference: string, customerId: number): Promise<Reply> {
  const { db, now } = deps;
  const byReference = await openInvoiceOfSameOrder(db, reference);
  const order = await ownOrder(deps, reference, customerId, byReference?.order_id);
  if (order.status !== 'pending') return answer(deps, order);
  const open = byReference ?? (await openInvoiceOf(db, order.id));
  const before = answer(deps, order, open);
  const at = now();
  // Until the provider's id is stored, nothing was shown that could be paid.
  if (open === undefined || open.provider_invoice_id === null) return before;
  const notSince = new Date(at.getTime() - ASKED_EVERY_MS);
  // Two of three polls come too early: they only read.
  const isDue = open.last_checked_at === null || open.last_checked_at <= notSince;
  if (!isDue || !(await claimCheck(db, open.id, at, notSince))) {
    return open.unsure_since === null ? before : { result: 'checking' };
  }
  const look = await checkAndFollow(deps, open, 'poll');
  // The invoice is paid but the order is not: the money was another amount, or too late.
  const after = answer(deps, await payableOrder(db, order.id), look === 'open' ? open : undefined);
  return after.result === 'pending' && (look === 'unsure' || look === 'unknown') ? { result: 'checking' } : after;
}

/** Names the invoice that can be paid now, for every tab: a page that shows another one asks for the current one. */
function answer({ now }: PaymentDeps, order: PayableOrder, open?: InvoiceRow): Reply {
  const { status, earned_bonus_tug } = order;
  if (status === 'expired') return { result: 'expired' };
  if (status !== 'pending') return { result: 'success', bonus: earned_bonus_tug };
  // Money sent now would be late, but the order has not ended: a provider or a person is being asked.
  if (isOverdue(endOfPaying(order), now())) return { result: 'checking' };
  return { result: 'pending', invoiceId: open !== undefined && isShown(open) ? open.reference : null };
}

/** Nothing can be paid before the provider has answered, nor after it was asked to close the invoice. */
export const isShown = ({ by_hand, provider_invoice_id, closing_since }: InvoiceRow): boolean =>
  (by_hand || provider_invoice_id !== null) && closing_since === null;
