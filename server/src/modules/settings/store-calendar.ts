import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { STORE_HOURS, type WorkingCalendar } from '@tokhi/rules/payment/working-hours';
import type { Db } from '../../db/database.ts';
import { holidaysFrom } from './settings.queries.ts';

/** The holidays from that day on, inside a statement; `calendarWith` reads them. */
export const holidaysSince = (from: Date) => holidaysFrom(isoDate(ulaanbaatarDate(from)));

/** The store's working calendar: its hours without these holidays. */
export const calendarWith = (holidays: readonly string[]): WorkingCalendar => ({ ...STORE_HOURS, holidays });

/** The store's working calendar from that day on. */
export async function storeCalendar(db: Db, from: Date): Promise<WorkingCalendar> {
  const { holidays } = await db.selectNoFrom(holidaysSince(from).as('holidays')).executeTakeFirstOrThrow();
  return calendarWith(holidays);
}
