const UTC_PLUS_8_MS = 8 * 3_600_000;
const TO_THE_MINUTE = '2026-11-16T09:30'.length;

/** A moment as the value of a date and time field, in Ulaanbaatar time. */
export const wallClock = (moment: Date): string =>
  new Date(moment.getTime() + UTC_PLUS_8_MS).toISOString().slice(0, TO_THE_MINUTE);

/** The reverse; null for an invalid value. */
export function momentOf(typed: string): string | null {
  const at = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
