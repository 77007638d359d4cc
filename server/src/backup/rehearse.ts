import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { refuseForeign, refuseGap } from './refuse-backup.ts';
import { newestWalOf, pgbackrest, type Repository, readBackups, systemIdOf } from './repository.ts';
import {
  BackupRefused,
  checkPages,
  countRestored,
  orRefused,
  replayedUntil,
  verifyRestored,
} from './restored-database.ts';
import { asPostgres, runCommand } from './run-command.ts';
import { type ScratchCluster, startScratch, stopScratch } from './scratch-cluster.ts';
import { whyNotTheShop } from './shop-counts.ts';
import { askShop, countsOf } from './take-backup.ts';

interface Rehearsal {
  repository: Repository;
  folder: string;
  database: string;
  /** The command that asks the shop for its counts. */
  counts: readonly string[];
}

/**
 * Restores the newest backup and all WAL after it into its own cluster, and checks whether it is the shop: its id, its rows and money
 * compared with the beginning of the backup and with now, its invariants, its pages. Returns what it found, or throws with the name of the
 * fault. The shop may be away; then it is compared with the counts in the backup.
 */
export async function rehearse({ repository, folder, database, counts }: Rehearsal): Promise<string> {
  const newest = (await readBackups(repository)).at(-1);
  if (newest === undefined) throw new BackupRefused('partial: there is no whole backup in the repository');
  const least = countsOf(newest);
  const before = await askShop(counts).catch(() => null);
  refuseForeign(await systemIdOf(repository), [
    ['the backup says', least?.systemId],
    ['the shop is', before?.systemId],
  ]);
  const expectedWal = await newestWalOf(repository);
  const own = (await runCommand(asPostgres(['mktemp', '-d', join(folder, 'scratch', 'rehearsal-XXXXXX')]))).trim();
  const cluster: ScratchCluster = { folder: own, data: join(own, 'data'), port: 5432 };
  try {
    const started = performance.now();
    // The copy never writes to the shop's archive.
    const options = [`--pg1-path=${cluster.data}`, '--archive-mode=off', '--repo=1', `--set=${newest.label}`];
    await orRefused('broken', runCommand(pgbackrest(repository, ...options, 'restore')));
    await orRefused('partial', startScratch(cluster));
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    refuseGap(replayedUntil(cluster), expectedWal);
    const restored = await countRestored(cluster, database);
    const now = before === null ? null : await askShop(counts).catch(() => null);
    const why = whyNotTheShop(restored, least, now);
    if (why !== null) throw new BackupRefused(why);
    await verifyRestored(cluster, database);
    await stopScratch(cluster, 'fast');
    const pages = (await checkPages(cluster)) ? 'every page checked' : 'without checksums';
    const compared = now === null ? 'the shop did not answer' : 'compared with the shop';
    return `${newest.label} and WAL to ${expectedWal} in ${seconds} s: ${restored.rows['orders']} orders, ${compared}, books in order, ${pages}`;
  } finally {
    await stopScratch(cluster);
    rmSync(own, { recursive: true, force: true });
  }
}
