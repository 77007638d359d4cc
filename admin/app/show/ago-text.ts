import { momentText } from './moment-text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, short for a table: «одоо», «12 мин», «2 ц», «11/14». */
export function agoText(moment: string, now: Date): string {
  const ms = now.getTime() - Date.parse(moment);
  if (ms < 2 * MINUTE_MS) return 'одоо';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} мин`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} ц`;
  return momentText(moment).split(',')[0] ?? '';
}
