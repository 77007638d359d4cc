const UTC_PLUS_8_MS = 8 * 3_600_000;
const DAY_LENGTH = '2026-11-18'.length;

/** «11/16»: the day of a moment in Ulaanbaatar. */
export const dayText = (moment: string): string => momentText(moment).slice(0, '11/16'.length);

/** «11/16, 09:12» in Ulaanbaatar time, whatever the machine's time zone. */
export function momentText(moment: string): string {
  const [date = '', time = ''] = new Date(Date.parse(moment) + UTC_PLUS_8_MS).toISOString().split('T');
  return `${date.slice('2026-'.length, DAY_LENGTH).replace('-', '/')}, ${time.slice(0, '09:12'.length)}`;
}
