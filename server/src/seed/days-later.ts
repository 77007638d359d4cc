import { DAY_MS } from '@tokhi/rules/delivery/calendar';

/** Dates of the demo shop are relative to the day of loading, so that its offers are always current. */
export const daysLater = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
