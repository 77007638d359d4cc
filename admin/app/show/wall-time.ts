const UTC_PLUS_8_MS = 8 * 3_600_000;
const MINUTES = '2026-11-18T09:12'.length;

/** A moment as the value of a date and time field, in Ulaanbaatar time. */
export const wallTime = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + UTC_PLUS_8_MS).toISOString().slice(0, MINUTES);

/** Null for an empty field. */
export const momentOf = (typed: string): string | null =>
  typed === '' ? null : new Date(`${typed}:00+08:00`).toISOString();
