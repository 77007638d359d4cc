const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** «22 сек», «41 мин», «1 хон 16 ц»: a duration in at most two units. */
export function spanText(seconds: number): string {
  if (seconds < MINUTE) return `${Math.floor(seconds)} сек`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} мин`;
  if (seconds < DAY) return twoUnits(Math.floor(seconds / HOUR), 'ц', Math.floor((seconds % HOUR) / MINUTE), 'мин');
  return twoUnits(Math.floor(seconds / DAY), 'хон', Math.floor((seconds % DAY) / HOUR), 'ц');
}

const twoUnits = (large: number, largeUnit: string, small: number, smallUnit: string): string =>
  small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;

/** Between two moments; never below zero, even if clocks differ. */
export const secondsBetween = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 1_000);

/** «180 мс», «1.2 с». */
export const msText = (ms: number | null): string =>
  ms === null ? '—' : ms < 1_000 ? `${ms} мс` : `${(ms / 1_000).toFixed(1)} с`;

/** «99.97%» of a whole; «—» without requests. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '—';
  // Cut, not rounded: with one failure it is never 100%.
  const share = Math.floor((part / whole) * 10_000) / 100;
  return `${share}%`;
}
