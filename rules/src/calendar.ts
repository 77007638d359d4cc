// Shop calendar (spec §1): dates are Ulaanbaatar's, eight hours ahead of UTC all year (summer time ended in 2017).

export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ULAANBAATAR_OFFSET_MS = 8 * HOUR_MS;

/** The date on a wall calendar in Ulaanbaatar at that instant, some days later if asked. */
export function ulaanbaatarDate(instant: Date, daysLater = 0): CalendarDate {
  const shifted = new Date(instant.getTime() + ULAANBAATAR_OFFSET_MS + daysLater * DAY_MS);
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** «11/30»: the short form that buy boxes, cards and validity notes use. */
export const formatMonthDay = ({ month, day }: CalendarDate): string => `${two(month)}/${two(day)}`;

/** «2026.11.02»: the long form, for reviews and orders. */
export const formatFullDate = ({ year, month, day }: CalendarDate): string => `${year}.${two(month)}.${two(day)}`;
