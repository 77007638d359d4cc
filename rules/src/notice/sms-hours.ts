// Hours of SMS (spec §9 Terms, notices): none reaches a phone from 21:00 to 09:00 in Ulaanbaatar; what is told by night waits for the morning.
import { HOUR_MS, ulaanbaatarMidnight } from '../delivery/calendar.ts';

const FROM_HOUR = 9;
const UNTIL_HOUR = 21;

/** The first moment from `now` on at which an SMS may be sent. */
export function smsMoment(now: Date): Date {
  const at = (hour: number, daysLater = 0) => new Date(ulaanbaatarMidnight(now, daysLater).getTime() + hour * HOUR_MS);
  if (now < at(FROM_HOUR)) return at(FROM_HOUR);
  return now < at(UNTIL_HOUR) ? now : at(FROM_HOUR, 1);
}
