import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';

/** The day of Ulaanbaatar this many days after the moment, as a date field has it. */
export const dayAfter = (now: Date, days: number): string => isoDate(ulaanbaatarDate(now, days));
