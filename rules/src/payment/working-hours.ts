// Working hours (spec §1, §9 Money): transfers and loans are confirmed within so many hours of the store, Monday to Friday 09:00 to 18:00 in Ulaanbaatar, holidays left out.
import { HOUR_MS, isoDate, ulaanbaatarDate, ulaanbaatarMidnight, ulaanbaatarWeekday } from '../delivery/calendar.ts';

/** The working hours of the store. */
export interface WorkingCalendar {
  /** Days of the week, 0 is Sunday. */
  weekdays: readonly number[];
  /** Hours of the day, 9.5 is half past nine. */
  opensAt: number;
  closesAt: number;
  /** Dates as 2026-12-29. */
  holidays: readonly string[];
}

/** The store's hours; holidays are entered each year. */
export const STORE_HOURS: WorkingCalendar = { weekdays: [1, 2, 3, 4, 5], opensAt: 9, closesAt: 18, holidays: [] };

/** The farthest deadline, so that a calendar without working days cannot hang the shop. */
const DAYS_SEARCHED = 366;

const isWorkingDay = (day: Date, { weekdays, holidays }: WorkingCalendar): boolean =>
  weekdays.includes(ulaanbaatarWeekday(day)) && !holidays.includes(isoDate(ulaanbaatarDate(day)));

/** The deadline that many working hours later; other hours do not count, and a deadline may be at closing time. */
export function addWorkingHours(from: Date, hours: number, calendar = STORE_HOURS): Date {
  let left = hours * HOUR_MS;
  for (let days = 0; days < DAYS_SEARCHED; days += 1) {
    const midnight = ulaanbaatarMidnight(from, days);
    if (!isWorkingDay(midnight, calendar)) continue;
    const start = Math.max(from.getTime(), midnight.getTime() + calendar.opensAt * HOUR_MS);
    const room = midnight.getTime() + calendar.closesAt * HOUR_MS - start;
    if (left <= room) return new Date(start + left);
    left -= Math.max(room, 0);
  }
  throw new RangeError('the calendar has too few working hours for a deadline within a year');
}
