const UTC_PLUS_8_MS = 8 * 3_600_000;
const MINUTES = '2026-11-18T09:12'.length;

/** A moment as a field for day and time shows it, in the time of Ulaanbaatar. */
export const wallTime = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + UTC_PLUS_8_MS).toISOString().slice(0, MINUTES);

/** Null for a field that is empty. */
export const momentOf = (typed: string): string | null =>
  typed === '' ? null : new Date(`${typed}:00+08:00`).toISOString();
