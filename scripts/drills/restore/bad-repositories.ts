// Three repositories that cannot restore the shop: copies of the good one with one fault, or of another database.
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { readReport } from '../../../server/src/backup/backup-report.ts';
import { pgbackrest } from '../../../server/src/backup/repository.ts';
import { asPostgres, runCommand } from '../../../server/src/backup/run-command.ts';
import {
  initScratch,
  type ScratchCluster,
  startScratch,
  stopScratch,
} from '../../../server/src/backup/scratch-cluster.ts';
import { judgeBackups } from '../../../server/src/doctor/backup.ts';
import { textfileOf } from '../../../server/src/doctor/textfile.ts';
import type { Checks } from './checks.ts';
import { runBackup, runRestore } from './commands.ts';
import { giveToPostgres, type Machines } from './machines.ts';

export const KINDS = ['broken', 'partial', 'foreign'] as const;
export type Kind = (typeof KINDS)[number];

const DAMAGE: Readonly<Record<Kind, (folder: string, stranger: ScratchCluster) => Promise<void>>> = {
  async broken(folder) {
    const largest = filesIn(join(folder, 'repository/backup')).toSorted((a, b) => b.size - a.size)[0];
    if (largest === undefined) throw new Error('no file to break');
    const file = openSync(largest.path, 'r+');
    writeSync(file, Buffer.alloc(4_096, 7), 0, 4_096, Math.floor(largest.size / 2));
    closeSync(file);
  },
  async partial(folder) {
    const segments = filesIn(join(folder, 'repository/archive'))
      .filter(({ path }) => /\/[0-9A-F]{24}-[0-9a-f]{40}\.zst$/.test(path))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
    // After the newest backup, before the last segment.
    const gone = segments.at(-2);
    if (gone === undefined) throw new Error('no segment to lose');
    rmSync(gone.path);
  },
  async foreign(folder, stranger) {
    for (const own of ['repository', 'monthly']) {
      rmSync(join(folder, own), { recursive: true });
      mkdirSync(join(folder, own));
    }
    const configuration = join(folder, 'pgbackrest.conf');
    const own = `\npg1-path=${stranger.data}\npg1-socket-path=${stranger.folder}\npg1-port=${stranger.port}\n`;
    const strangers = readFileSync(configuration, 'utf8').replace(/\[tokhi:[\s\S]*$/, `[tokhi]${own}`);
    const beside = join(folder, 'of-stranger.conf');
    writeFileSync(beside, strangers);
    giveToPostgres(folder);
    const repository = { configuration: beside, stanza: 'tokhi' };
    await initScratch(stranger);
    const push = `pgbackrest --config=${beside} --stanza=tokhi archive-push %p`;
    await startScratch(stranger, { archive_mode: 'on', archive_command: push });
    await runCommand(pgbackrest(repository, 'stanza-create'));
    await runCommand(pgbackrest(repository, '--repo=1', '--type=full', 'backup'));
    await stopScratch(stranger);
  },
};

const filesIn = (folder: string): { path: string; size: number }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ path: join(parentPath, name), size: statSync(join(parentPath, name)).size }));

/** The rehearsal refuses such a repository and names the fault, and the doctor's alert fires. The shop is running. */
export async function rehearseBad(machines: Machines, folder: string, kind: Kind, check: Checks): Promise<void> {
  const damaged = folderOf(folder, kind);
  cpSync(machines.backups, damaged, { recursive: true });
  const configuration = join(damaged, 'pgbackrest.conf');
  writeFileSync(configuration, readFileSync(configuration, 'utf8').replaceAll(machines.backups, damaged));
  const own = join(folder, `stranger-${kind}`);
  mkdirSync(own);
  giveToPostgres(own);
  await DAMAGE[kind](damaged, { folder: own, data: join(own, 'data'), port: 15_433 });
  giveToPostgres(damaged);
  const { isGood, said } = await runBackup(machines, 'rehearse', damaged);
  check(`a ${kind} backup is refused by the rehearsal`, !isGood && said.includes(`${kind}:`), said.split('\n', 1)[0]);
  const command = [join(folder, 'ops/repository-commands.sh'), damaged, configuration];
  const report = join(folder, `report-${kind}.json`);
  writeFileSync(report, await runCommand(asPostgres(command), { env: { SSH_ORIGINAL_COMMAND: 'report' } }));
  const figures = textfileOf(judgeBackups(report, readReport(report), new Date()), new Date());
  check(`and alerts (BackupOld)`, figures.includes('doctor_findings{name="backups",level="bad"} 1'));
}

/** A restore from it is refused too and leaves the database unchanged. The shop is stopped. */
export async function restoreBad(machines: Machines, folder: string, kind: Kind, check: Checks): Promise<void> {
  const configuration = join(folder, `restoring-${kind}.conf`);
  const good = readFileSync(machines.restoring, 'utf8');
  writeFileSync(configuration, good.replaceAll(machines.backups, folderOf(folder, kind)), { mode: 0o644 });
  const before = modified(machines);
  const { isGood, said } = await runRestore(machines, 'newest', {}, configuration);
  const reason = said.split('\n').find((line) => line.includes(`${kind}:`)) ?? said.slice(-200);
  check(`a restore from a ${kind} backup is refused`, !isGood && said.includes(`${kind}:`), reason.slice(0, 160));
  check('and the database is as it was', modified(machines) === before);
}

const folderOf = (folder: string, kind: Kind): string => join(folder, `backups-${kind}`);

/** Identifies the database files, to detect a change. */
const modified = ({ shop }: Machines): string =>
  execFileSync('stat', ['--format=%i %Y', shop.data, join(shop.data, 'global/pg_control')], { encoding: 'utf8' });
