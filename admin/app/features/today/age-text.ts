const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The age of something: «3 х 2 ц», «14 ц», «41 мин». */
export function ageText(since: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(since));
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (days > 0) return hours === 0 ? `${days} х` : `${days} х ${hours} ц`;
  return hours > 0 ? `${hours} ц` : `${Math.max(1, Math.floor(ms / MINUTE))} мин`;
}

/** The usual time of a step: «4 цаг», «3 хоног». */
export const hoursText = (hours: number): string =>
  hours < 24 ? `${Math.max(1, Math.round(hours))} цаг` : `${Math.round(hours / 24)} хоног`;
