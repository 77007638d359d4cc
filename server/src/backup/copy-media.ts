import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

const DAILY = 30;
const MONTHLY = 12;

/** The copies to delete: 30 days are kept, and the first copy of each of 12 months. */
function pastCopies(days: readonly string[]): string[] {
  const sorted = days.toSorted();
  const firsts = new Map<string, string>();
  for (const day of sorted) if (!firsts.has(day.slice(0, 7))) firsts.set(day.slice(0, 7), day);
  const kept = new Set([...sorted.slice(-DAILY), ...[...firsts.values()].slice(-MONTHLY)]);
  return sorted.filter((day) => !kept.has(day));
}

const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);

/**
 * One folder per day, in which unchanged files are hard links to the day before: a picture that the shop loses or replaces stays in older
 * folders. The backup machine only reads the shop's files. `from`: rsync's source, `tokhi-shop-media:./`.
 */
export async function copyMedia(folder: string, from: readonly string[], now: Date): Promise<string> {
  const media = join(folder, 'media');
  const today = now.toISOString().slice(0, 10);
  const before = readdirSync(media)
    .filter((name) => isDay(name) && name < today)
    .toSorted()
    .at(-1);
  const link = before === undefined ? [] : [`--link-dest=${join(media, before)}`];
  const unfinished = join(media, 'unfinished');
  await runCommand(['rsync', '--archive', '--delete', '--timeout=120', ...link, ...from, `${unfinished}/`]);
  const whole = join(media, today);
  if (existsSync(whole)) rmSync(whole, { recursive: true });
  renameSync(unfinished, whole);
  const past = pastCopies(readdirSync(media).filter(isDay));
  for (const day of past) rmSync(join(media, day), { recursive: true });
  const files = readdirSync(whole, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  return `${files} files of ${today}, ${past.length} older copies let go`;
}
