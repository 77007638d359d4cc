import { formatMonthDay, ulaanbaatarDate } from './calendar.ts';
import { arrivalDates, formatDateRange, orderEstimate, paymentNoteDates } from './delivery-dates.ts';

const day = new Date('2026-11-15T02:00:00Z');

export const example = (): string =>
  `An order of ${formatMonthDay(ulaanbaatarDate(day))} arrives ${formatDateRange(orderEstimate(day))} (the payment page promises ${formatDateRange(paymentNoteDates(day))}), and goods that are ready in the capital arrive ${formatDateRange(arrivalDates(day, { readyInUlaanbaatar: true }))}.`;
