const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** «3 хоног», «5 цаг», «41 минут»: the largest unit that fits. */
export function spanInWords(ms: number): string {
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)} хоног`;
  if (ms >= HOUR_MS) return `${Math.floor(ms / HOUR_MS)} цаг`;
  return `${Math.max(1, Math.floor(ms / MINUTE_MS))} минут`;
}
