import { DAY_MS } from '@tokhi/rules/delivery/calendar';

/** Dates of the demo shop count from the day it is loaded, so that its offers run whenever that is. */
export const daysLater = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
