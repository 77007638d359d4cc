import { DAY_MS, isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Span } from '../payments/public.ts';

/** The day in Ulaanbaatar, from midnight to midnight. */
export function spanOf(day: string): Span {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

export const dayOf = (instant: Date, daysLater = 0): string => isoDate(ulaanbaatarDate(instant, daysLater));
