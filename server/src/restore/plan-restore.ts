import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { refuseForeign } from '../backup/refuse-backup.ts';
import { type Backup, type Repository, readBackups, systemIdOf } from '../backup/repository.ts';
import { BackupRefused } from '../backup/restored-database.ts';
import { countsOf } from '../backup/take-backup.ts';
import { type Goal, saidInShop } from './moment.ts';
import { connectedProcesses, lookAtPresent, type PresentCluster, whatIsLost } from './present-cluster.ts';
import { runningProcesses } from './running-shop.ts';

export interface Wanted {
  repository: Repository;
  data: string;
  database: string;
  goal: Goal;
  /** The cluster in `data` was never the shop's: another machine, or new disks. */
  isNewMachine: boolean;
}

export interface Plan extends Wanted {
  backup: Backup;
  present: PresentCluster;
  aside: string;
}

/** A reason not to restore, reported before anything is done. */
export class CannotRestore extends Error {
  override name = 'CannotRestore';
}

/** The newest backup that was complete before that time. */
export function backupFor(backups: readonly Backup[], goal: Goal): Backup {
  const before = (one: Backup) => goal.to === 'newest' || one.timestamp.stop * 1_000 < goal.at.getTime();
  const found = backups.findLast(before);
  const [oldest] = backups;
  if (found !== undefined) return found;
  if (oldest === undefined) throw new BackupRefused('partial: there is no whole backup in the repository');
  const since = saidInShop(new Date(oldest.timestamp.stop * 1_000));
  throw new CannotRestore(`The oldest backup was whole at ${since}: choose a moment after it.`);
}

export async function planRestore(wanted: Wanted, now: Date): Promise<Plan> {
  const { repository, data, goal, isNewMachine } = wanted;
  if (goal.to === 'moment' && goal.at > now) throw new CannotRestore(`${goal.said} is not over yet.`);
  const running = runningProcesses();
  if (running.length > 0) throw new CannotRestore(stillRuns(running));
  const present = await lookAtPresent(data);
  const connected = await connectedProcesses(present);
  if (connected.length > 0) throw new CannotRestore(stillRuns(connected));
  const backup = backupFor(await readBackups(repository), goal);
  refuseForeign(await systemIdOf(repository), [
    ['the backup says', countsOf(backup)?.systemId],
    ['the database here is', isNewMachine ? undefined : present.systemId],
  ]);
  refuseWithoutRoom(dirname(data), backup.info.size);
  return { ...wanted, backup, present, aside: `${data}.before-${now.toISOString().replace(/[-:]|\..*/g, '')}` };
}

const stillRuns = (names: readonly string[]): string =>
  `The shop still runs: ${names.join(', ')}. Stop it on every machine: systemctl stop 'tokhi-*'`;

const ROOM = 1.2;

/** Both clusters exist next to each other for a while. */
function refuseWithoutRoom(folder: string, size: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const [free, needed] = [bavail * bsize, size * ROOM];
  if (free >= needed) return;
  const gigabytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GB`;
  throw new CannotRestore(
    `${folder} has ${gigabytes(free)} left, and ${gigabytes(needed)} are needed beside what is there.`,
  );
}

/** What the restore will do and what will be lost, for the confirmation. */
export async function describePlan({ goal, backup, present, data, aside, database }: Plan): Promise<string[]> {
  const to = goal.to === 'newest' ? 'the newest that the repository has' : `${saidInShop(goal.at)} in Ulaanbaatar`;
  const lost = goal.to === 'newest' ? [] : await whatIsLost(present, database, goal.at);
  return [
    `«${database}» goes back to ${to}.`,
    `From ${backup.label} (${(backup.info.size / 2 ** 30).toFixed(2)} GB), whole at ${saidInShop(new Date(backup.timestamp.stop * 1_000))}, and the WAL after it.`,
    present.systemId === undefined
      ? `Into ${data}, where no database is.`
      : `Into ${data}. What is there now is not deleted: it goes to ${aside}.`,
    lost.length > 0
      ? `What came after the moment is gone from the shop: ${lost.join(', ')}.`
      : `What came after it is gone from the shop${present.socket === undefined ? ', and cannot be counted: no database runs here' : ''}.`,
    'Money that came in those minutes is looked for afterwards, with «find-payments». Mails and SMS that left are not taken back.',
  ];
}
