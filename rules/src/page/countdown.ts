// Countdown (spec §4 Other, §9 Limits): while an offer runs or an order can be paid, the days, hours, minutes and seconds left, two digits each, counted every second; an order's days are told as hours.
import { DAY_MS, HOUR_MS } from '../delivery/calendar.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOURS_A_DAY = DAY_MS / HOUR_MS;

/** How often a page updates it. */
export const COUNTDOWN_TICK_MS = SECOND_MS;

export interface Countdown {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

const two = (amount: number): string => String(Math.floor(amount)).padStart(2, '0');

/** The time left, never more than there is; null once the end has come. */
export function countdown(end: Date, now: Date): Countdown | null {
  const left = end.getTime() - now.getTime();
  if (left <= 0) return null;
  return {
    days: two(left / DAY_MS),
    hours: two((left % DAY_MS) / HOUR_MS),
    minutes: two((left % HOUR_MS) / MINUTE_MS),
    seconds: two((left % MINUTE_MS) / SECOND_MS),
  };
}

/** «21:14:08», with days counted as hours, because an order can be paid for a day or two; null once the end has come. */
export function hoursLeft(end: Date, now: Date): string | null {
  const left = countdown(end, now);
  return left && `${two(Number(left.days) * HOURS_A_DAY + Number(left.hours))}:${left.minutes}:${left.seconds}`;
}
