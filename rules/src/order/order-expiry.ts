// Order expiry (spec §4, decisions 15 and 44): an order can be paid for the hours of the settings; by transfer or loan it lives on until 4 working hours of the store after that, so that money is seen before it expires; none is revived.
import { HOUR_MS } from '../delivery/calendar.ts';
import { confirmationHours, type ExpiryHours, hoursToPay, type PaymentMethod } from '../payment/payment-methods.ts';
import { addWorkingHours, type WorkingCalendar } from '../payment/working-hours.ts';

/** For transfers and loans alike: the bank's list is read within this time, whatever is on it. */
const SEEN_WITHIN_WORKING_HOURS = 4;
const NOTIFY_HOURS_BEFORE = 2;

const hoursLater = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS);

/** Until when money may be sent. */
export const payBy = (createdAt: Date, method: PaymentMethod | null, hours: ExpiryHours): Date =>
  hoursLater(createdAt, hoursToPay(method, hours));

/** When the order cancels itself; the calendar is the store's, with the holidays of the table. */
export function expiresAt(
  createdAt: Date,
  method: PaymentMethod | null,
  hours: ExpiryHours,
  calendar: WorkingCalendar,
): Date {
  const end = payBy(createdAt, method, hours);
  const isSeenByAPerson = method !== null && confirmationHours(method) !== null;
  return isSeenByAPerson ? addWorkingHours(end, SEEN_WITHIN_WORKING_HOURS, calendar) : end;
}

/** When the customer is notified that the time to pay is running out; at once if less time is left. */
export const notifyAt = (createdAt: Date, end: Date): Date =>
  new Date(Math.max(createdAt.getTime(), hoursLater(end, -NOTIFY_HOURS_BEFORE).getTime()));

/** At the expiry itself the time is over. */
export const isOverdue = (expiry: Date, now: Date): boolean => now >= expiry;
