// Validity (spec §2 Product cards, §3 validToDate): a price says until which day it holds, that day included, and nothing when the day is past.
import { formatFullDate, formatMonthDay, ulaanbaatarDate } from '../delivery/calendar.ts';

/** «11/16 – 11/30», «11/30» without a first day, null without a last one or after it. */
export function validityPeriod({ from, to }: { from: Date | null; to: Date | null }, now: Date): string | null {
  if (to === null) return null;
  const last = ulaanbaatarDate(to);
  // Full dates are written largest part first, so they compare as text.
  if (formatFullDate(ulaanbaatarDate(now)) > formatFullDate(last)) return null;
  return from === null ? formatMonthDay(last) : `${formatMonthDay(ulaanbaatarDate(from))} – ${formatMonthDay(last)}`;
}
