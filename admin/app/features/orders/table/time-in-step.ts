const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** «41 мин», «19 ц», «4 х»: the time since a moment. */
export function timeSince(moment: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return `${minutes} мин`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? `${hours} ц` : `${Math.floor(hours / DAY_HOURS)} х`;
}
