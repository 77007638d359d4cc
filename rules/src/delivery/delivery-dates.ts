// Delivery dates (spec §9 Limits and Terms): goods ready in the capital come within 24 to 48 hours, ordered goods 12 to 16 days from today; the payment note says 14 to 18 days after the confirmation.
import { type CalendarDate, DAY_MS, formatMonthDay, HOUR_MS, ulaanbaatarDate } from './calendar.ts';

const READY_DAYS = { first: 1, last: 2 };
const HOURS_A_DAY = DAY_MS / HOUR_MS;

/** «24–48»: the hours in which goods that are in the capital reach the customer. */
export const HAND_OVER_HOURS = `${READY_DAYS.first * HOURS_A_DAY}–${READY_DAYS.last * HOURS_A_DAY}`;

const ORDERED_DAYS = { first: 12, last: 16 };

/** Promised on the payment page; the terms call it the average. */
export const CONFIRMED_DAYS = { first: 14, last: 18 };

export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}

const datesAfter = (start: Date, days: { first: number; last: number }): DateRange => ({
  from: ulaanbaatarDate(start, days.first),
  to: ulaanbaatarDate(start, days.last),
});

/** The calendar dates between which the goods arrive when they are ordered at `now`. */
export const arrivalDates = (now: Date, { readyInUlaanbaatar }: { readyInUlaanbaatar: boolean }): DateRange =>
  datesAfter(now, readyInUlaanbaatar ? READY_DAYS : ORDERED_DAYS);

/** The estimate of an order, counted from its creation. */
export const orderEstimate = (createdAt: Date): DateRange => datesAfter(createdAt, ORDERED_DAYS);

/** The dates of the note on the payment page, counted from the confirmation of the payment. */
export const paymentNoteDates = (confirmedAt: Date): DateRange => datesAfter(confirmedAt, CONFIRMED_DAYS);

/** When goods that arrived in the capital reach the customer. */
export const handOver = (arrivedAt: Date): { from: Date; to: Date } => ({
  from: new Date(arrivedAt.getTime() + READY_DAYS.first * DAY_MS),
  to: new Date(arrivedAt.getTime() + READY_DAYS.last * DAY_MS),
});

/** «11/27 – 12/01». */
export const formatDateRange = ({ from, to }: DateRange): string => `${formatMonthDay(from)} – ${formatMonthDay(to)}`;
