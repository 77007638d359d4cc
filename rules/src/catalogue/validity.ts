// Validity (spec §2 Product cards, §3 validToDate): a price says until which day it holds, that day included, and nothing when the day is past.
import { formatFullDate, formatMonthDay, ulaanbaatarDate } from '../delivery/calendar.ts';

/** «11/16 – 11/30», «11/30» without a first day; null without a last day or after it. */
export function validityPeriod({ from, to }: { from: Date | null; to: Date | null }, now: Date): string | null {
  // Full dates are written largest part first, so they compare as text.
  if (to === null || formatFullDate(ulaanbaatarDate(now)) > formatFullDate(ulaanbaatarDate(to))) return null;
  return [from ?? [], to]
    .flat()
    .map((day) => formatMonthDay(ulaanbaatarDate(day)))
    .join(' – ');
}
