// Shop calendar (spec §1): dates are Ulaanbaatar's, eight hours ahead of UTC all year (summer time ended in 2017).

export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const ULAANBAATAR_OFFSET_MS = 8 * HOUR_MS;

/** An instant whose UTC parts are what clocks in Ulaanbaatar show. */
const shift = (instant: Date, daysLater = 0): Date =>
  new Date(instant.getTime() + ULAANBAATAR_OFFSET_MS + daysLater * DAY_MS);

/** The date in Ulaanbaatar at that instant, or some days later. */
export function ulaanbaatarDate(instant: Date, daysLater = 0): CalendarDate {
  const shifted = shift(instant, daysLater);
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() };
}

/** The instant at which that day began in Ulaanbaatar, or some days later. */
export const ulaanbaatarMidnight = (instant: Date, daysLater = 0): Date =>
  new Date(shift(instant, daysLater).setUTCHours(0, 0, 0, 0) - ULAANBAATAR_OFFSET_MS);

/** The day of the week in Ulaanbaatar; 0 is Sunday. */
export const ulaanbaatarWeekday = (instant: Date): number => shift(instant).getUTCDay();

const two = (part: number): string => String(part).padStart(2, '0');

/** «11/30»: the short form that buy boxes, cards and validity notes use. */
export const formatMonthDay = ({ month, day }: CalendarDate): string => `${two(month)}/${two(day)}`;

/** «2026.11.02»: the long form, for reviews and orders. */
export const formatFullDate = ({ year, month, day }: CalendarDate): string => `${year}.${two(month)}.${two(day)}`;

/** «2026-11-02»: the form in which dates are stored and sent. */
export const isoDate = ({ year, month, day }: CalendarDate): string => `${year}-${two(month)}-${two(day)}`;

/** «11/15, 10:42»: a moment in the life of an order. */
export const formatMoment = (instant: Date): string =>
  `${formatMonthDay(ulaanbaatarDate(instant))}, ${shift(instant).toISOString().slice(11, 16)}`;
