import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { STORE_HOURS, type WorkingCalendar } from '@tokhi/rules/payment/working-hours';
import type { Db } from '../../db/database.ts';
import { holidaysFrom } from './settings.queries.ts';

/** When somebody works in the store from that day on: its hours, less the holidays of the table. */
export const storeCalendar = async (db: Db, from: Date): Promise<WorkingCalendar> => ({
  ...STORE_HOURS,
  holidays: await holidaysFrom(db, isoDate(ulaanbaatarDate(from))),
});
