// PosAPI formats times as «2026-11-16 10:42:07» in the time zone of Ulaanbaatar, which has no summer time.
const OFFSET = '+08:00';
const OFFSET_MS = 8 * 3_600_000;

export const posMoment = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Null if it is not such a time. */
export function momentOf(said: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(said)) return null;
  const moment = new Date(`${said.replace(' ', 'T')}${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
