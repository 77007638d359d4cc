import { isoDate, ulaanbaatarDate } from '../delivery/calendar.ts';
import { linkEnds } from './tracking-link.ts';

export const example = (): string => {
  const ends = linkEnds(new Date('2026-11-16T04:00:00Z'));
  return `The link in a mail of 2026-11-16 follows its order until ${isoDate(ulaanbaatarDate(ends))}.`;
};
