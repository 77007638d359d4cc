import { expiresAt, notifyAt, payBy } from '@tokhi/rules/order/order-expiry';
import type { OrderTotal } from '@tokhi/rules/order/order-total';
import { type ExpiryHours, isLent, type PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import type { WorkingCalendar } from '@tokhi/rules/payment/working-hours';
import type { Tx } from '../../db/database.ts';
import { enqueueMixed } from '../../jobs/enqueue.ts';
import { methodOf, storedMethod } from '../settings/public.ts';
import { asConsumer, changeTerms, writeConsumer, writeMethod } from './change-code.queries.ts';
import { termColumns } from './create/new-order-rows.ts';
import { endingSpecs } from './expiry/notify-new-order.ts';
import type { LockedOrder } from './status.queries.ts';

interface Choice {
  method: PaymentMethod;
  vatTicked: boolean;
  consumer: string | null;
  /** The settings for its time to pay. */
  hoursToPay: ExpiryHours;
  calendar: WorkingCalendar;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Writes how an order is paid, with its figures and its time, which is never shortened (decisions 44 and 130); returns the new end. */
export async function submitChoice(
  tx: Tx,
  order: LockedOrder,
  total: OrderTotal,
  { method, vatTicked, consumer, hoursToPay, calendar }: Choice,
  now: Date,
): Promise<{ payBy: Date; expiresAt: Date }> {
  const ends = {
    pay_by: later(order.pay_by ?? order.expires_at, payBy(order.created_at, method, hoursToPay)),
    expires_at: later(order.expires_at, expiresAt(order.created_at, method, hoursToPay, calendar)),
  };
  const stored = storedMethod(method);
  await changeTerms(tx, order.id, {
    ...termColumns(total),
    ...ends,
    payment_method: stored,
    lender_code: isLent(method) ? stored : null,
    // The number belongs to the previous lender.
    ...(order.payment_method !== stored && { lender_invoice_number: null }),
    submitted_at: now,
    wants_vat_receipt: vatTicked,
    consumer_number: asConsumer(consumer),
  });
  if (ends.expires_at > order.expires_at) {
    const at = { expiresAt: ends.expires_at, notifyAt: notifyAt(order.created_at, ends.pay_by) };
    await enqueueMixed(tx, endingSpecs(order.id, at));
  }
  return { payBy: ends.pay_by, expiresAt: ends.expires_at };
}

/** The same choice again, but with another consumer number for the receipt. */
export async function keepConsumer(tx: Tx, order: LockedOrder, consumer: string | null): Promise<void> {
  if (order.consumer_number !== consumer) await writeConsumer(tx, order.id, consumer);
}

/** Money came for an invoice whose choice had been withdrawn: it pays the order all the same. */
export async function submitAs(tx: Tx, orderId: number, stored: string, now: Date): Promise<void> {
  await writeMethod(tx, orderId, { stored, lender: isLent(methodOf(stored)) ? stored : null, now });
}
