import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';

/** The day of Ulaanbaatar so many days after this moment, as a field for days holds it. */
export const dayAfter = (now: Date, days: number): string => isoDate(ulaanbaatarDate(now, days));
