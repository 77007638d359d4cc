const UTC_PLUS_8_MS = 8 * 3_600_000;
const TO_THE_MINUTE = '2026-11-16T09:30'.length;

/** A moment as a field of date and time has it, in the time of Ulaanbaatar. */
export const wallClock = (moment: Date): string =>
  new Date(moment.getTime() + UTC_PLUS_8_MS).toISOString().slice(0, TO_THE_MINUTE);

/** And back; null for what is no moment. */
export function momentOf(typed: string): string | null {
  const at = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
