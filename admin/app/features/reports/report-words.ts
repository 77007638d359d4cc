const PERCENT = 100;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** «33.0%»; «—» if the whole is 0. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((part / whole) * PERCENT).toFixed(1)}%`.replace('-', '−');

/** «+16.4%» against the previous period; empty if that had nothing. */
export function changeText(now: number, before: number): string {
  if (before === 0) return '';
  const percent = ((now - before) / Math.abs(before)) * PERCENT;
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`.replace('-', '−');
}

/** «14 сек», «41 мин», «5 ц», «2 хоног»: how long a payment took. */
export function tookText(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.round(seconds)} сек`;
  if (seconds < HOUR_S) return `${Math.round(seconds / MINUTE_S)} мин`;
  return seconds < DAY_S ? `${Math.round(seconds / HOUR_S)} ц` : `${Math.round(seconds / DAY_S)} хоног`;
}

/** With a sign as wide as a digit. */
export const signedText = (value: number): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : ''}${value.toLocaleString('en')}`.replace('-', '−');
