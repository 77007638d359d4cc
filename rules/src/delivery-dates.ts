// Delivery dates (spec §9 Limits and Terms): goods ready in the capital come within 24 to 48 hours, ordered goods 12 to 16 days from today.
import { type CalendarDate, formatMonthDay, ulaanbaatarDate } from './calendar.ts';

const READY_DAYS = { first: 1, last: 2 };
const ORDERED_DAYS = { first: 12, last: 16 };

export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}

/** The calendar dates between which the goods arrive when they are ordered at `now`. */
export function arrivalDates(now: Date, { readyInUlaanbaatar }: { readyInUlaanbaatar: boolean }): DateRange {
  const days = readyInUlaanbaatar ? READY_DAYS : ORDERED_DAYS;
  return { from: ulaanbaatarDate(now, days.first), to: ulaanbaatarDate(now, days.last) };
}

/** «11/27 – 12/01». */
export const formatDateRange = ({ from, to }: DateRange): string => `${formatMonthDay(from)} – ${formatMonthDay(to)}`;
