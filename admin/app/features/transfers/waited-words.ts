const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** «3 ц 10 мин»: how long the oldest line has waited. */
export function waitedWords(since: string | null, now: Date): string {
  if (since === null) return '—';
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS));
  if (minutes >= DAY) return `${Math.floor(minutes / DAY)} өдөр ${Math.floor((minutes % DAY) / HOUR)} ц`;
  return minutes >= HOUR ? `${Math.floor(minutes / HOUR)} ц ${minutes % HOUR} мин` : `${minutes} мин`;
}
