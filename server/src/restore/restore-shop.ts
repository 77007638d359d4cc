import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuseGap } from '../backup/refuse-backup.ts';
import { newestWalOf, pgbackrest } from '../backup/repository.ts';
import { BackupRefused, countRestored, orRefused, replayedUntil, verifyRestored } from '../backup/restored-database.ts';
import { asPostgres, runCommand } from '../backup/run-command.ts';
import { type ScratchCluster, startScratch, stopScratch } from '../backup/scratch-cluster.ts';
import { whyNotTheShop } from '../backup/shop-counts.ts';
import { countsOf } from '../backup/take-backup.ts';
import type { Goal } from './moment.ts';
import type { Plan } from './plan-restore.ts';
import { stopPresent } from './present-cluster.ts';
import { skipNumbers } from './skip-numbers.ts';

/** pgBackRest's options for a time; a commit at exactly that time is included. */
const targetOf = (goal: Goal): string[] =>
  goal.to === 'newest'
    ? []
    : [
        '--type=time',
        `--target=${goal.at.toISOString().replace('T', ' ').replace('Z', '+00')}`,
        '--target-action=promote',
      ];

/**
 * Restores the database next to the present one, checks whether it is the shop's, and only then exchanges them. A refusal or failure until
 * then changes nothing.
 */
export async function restoreShop(plan: Plan, say: (line: string) => void): Promise<void> {
  const { repository, data, backup, present, aside } = plan;
  const own = (await runCommand(asPostgres(['mktemp', '-d', join(dirname(data), 'tokhi-restore-XXXXXX')]))).trim();
  const cluster: ScratchCluster = { folder: own, data: join(own, 'data'), port: 5432 };
  try {
    const expectedWal = await newestWalOf(repository);
    const options = [`--pg1-path=${cluster.data}`, '--repo=1', `--set=${backup.label}`, ...targetOf(plan.goal)];
    await orRefused('broken', runCommand(pgbackrest(repository, ...options, 'restore')));
    say('The files of the backup are here; the changes after it are replayed.');
    await replay(cluster);
    if (plan.goal.to === 'newest') refuseGap(replayedUntil(cluster), expectedWal);
    await examine(cluster, plan, say);
    await stopScratch(cluster, 'fast');
    if (present.socket !== undefined) await stopPresent(present);
    if (existsSync(data)) renameSync(data, aside);
    renameSync(cluster.data, data);
  } finally {
    await stopScratch(cluster);
    rmSync(own, { recursive: true, force: true });
  }
}

/**
 * The archive accepts nothing yet: the first segments of the new timeline, and the file with its beginning, wait for the shop's own
 * archive. Without that file no later restore would find what is sold from here on.
 */
const NOT_ARCHIVED_YET = { archive_mode: 'on', archive_command: '' };

async function replay(cluster: ScratchCluster): Promise<void> {
  try {
    await startScratch(cluster, NOT_ARCHIVED_YET);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (/before configured recovery target was reached/.test(said))
      throw new BackupRefused(
        'partial: the archive ends before that moment. An earlier one can be reached; «--to newest» brings all that there is',
      );
    throw new BackupRefused(`partial: ${said}`);
  }
}

async function examine(
  cluster: ScratchCluster,
  { database, backup }: Plan,
  say: (line: string) => void,
): Promise<void> {
  const restored = await countRestored(cluster, database);
  const why = whyNotTheShop(restored, countsOf(backup), null);
  if (why !== null) throw new BackupRefused(why);
  say(`Restored: ${restored.rows['orders']} orders, ${restored.rows['payments']} payments.`);
  // A fault that the shop had at that time is no reason to refuse the restore.
  await verifyRestored(cluster, database).then(
    () => say('Its books are in order.'),
    (error: unknown) => say(`Look at its books: ${error instanceof Error ? error.message : String(error)}`),
  );
  await skipNumbers(cluster, database);
}
