import { type Backup, pgbackrest, type Repository, readBackups } from './repository.ts';
import { runCommand } from './run-command.ts';
import { parseCounts, type ShopCounts } from './shop-counts.ts';

const DAY_S = 86_400;
/** Half a day less than a week, so that a full backup that began late last week is not missed by an hour. */
const FULL_AFTER_S = 6.5 * DAY_S;

interface Due {
  repo: 1 | 2;
  type: 'full' | 'diff';
}

const monthOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 7);

/** Every day the changes since the last full backup, every week a full one, and every month a full one that is kept for a year. */
function dueBackups(daily: readonly Backup[], monthly: readonly Backup[], now: Date): Due[] {
  const seconds = now.getTime() / 1_000;
  const full = daily.findLast(({ type }) => type === 'full');
  const isFullDue = full === undefined || seconds - full.timestamp.stop > FULL_AFTER_S;
  const last = monthly.at(-1);
  const isMonthDue = last === undefined || monthOf(last.timestamp.stop) !== monthOf(seconds);
  return [{ repo: 1, type: isFullDue ? 'full' : 'diff' }, ...(isMonthDue ? [{ repo: 2, type: 'full' } as const] : [])];
}

/**
 * Copies the files of the shop's database into the repository, and deletes expired backups. The shop's counts are stored with the backup,
 * so that a restore can check it without the shop. `counts`: the command that returns them.
 */
export async function takeBackup(repository: Repository, counts: readonly string[], now: Date): Promise<string> {
  const due = dueBackups(await readBackups(repository, 1), await readBackups(repository, 2), now);
  const said: string[] = [];
  for (const { repo, type } of due) {
    const counted = await askShop(counts);
    const annotation = `--annotation=counts=${JSON.stringify(counted)}`;
    await runCommand(pgbackrest(repository, `--repo=${repo}`, `--type=${type}`, annotation, 'backup'));
    const newest = (await readBackups(repository, repo)).at(-1);
    if (newest === undefined) throw new Error('pgBackRest ended well, and there is no backup.');
    if (newest.error === true)
      throw new Error(
        `${newest.label} holds pages whose checksum is wrong: look at the shop's disk (dmesg), then: info`,
      );
    said.push(`${newest.label}, ${(newest.info.size / 2 ** 20).toFixed(0)} MB, ${counted.rows['orders']} orders`);
  }
  return said.join('; ');
}

const MINUTE_MS = 60_000;

export const askShop = async (counts: readonly string[]): Promise<ShopCounts> =>
  parseCounts(await runCommand(counts, { longestMs: 10 * MINUTE_MS }));

/** The counts from the beginning of the backup; null for a backup without them. */
export const countsOf = ({ annotation }: Backup): ShopCounts | null =>
  annotation?.['counts'] === undefined ? null : parseCounts(annotation['counts']);
