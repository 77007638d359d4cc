import { formatFullDate, ulaanbaatarDate } from './calendar.ts';

export const example = (): string =>
  `When it is 16:00 on New Year's Eve in London, the shop already writes ${formatFullDate(ulaanbaatarDate(new Date('2026-12-31T16:00:00Z')))}.`;
