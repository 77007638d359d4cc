// Order expiry (spec §4, decision 15): an unpaid order expires 24 hours after it was made, by bank transfer or loan 48, and is never revived.
import { HOUR_MS } from '../delivery/calendar.ts';
import { type ExpiryHours, hoursToPay, type PaymentMethod } from '../payment/payment-methods.ts';

/** The moment at which the order cancels itself; the shop may set other hours. */
export const expiresAt = (createdAt: Date, method: PaymentMethod | null, hours?: ExpiryHours): Date =>
  new Date(createdAt.getTime() + hoursToPay(method, hours) * HOUR_MS);

/** At the moment itself the time is over. */
export const isOverdue = (expiry: Date, now: Date): boolean => now >= expiry;
