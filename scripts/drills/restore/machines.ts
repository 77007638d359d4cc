// The machine of the shop's database and a backup machine, as two folders: the unchanged files of ops/backup, with other paths.
// A stand-in for ssh runs the same forced commands; ssh itself is not tested here.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pgbackrest, type Repository } from '../../../server/src/backup/repository.ts';
import { asPostgres, runCommand } from '../../../server/src/backup/run-command.ts';
import { initScratch, type ScratchCluster, startScratch } from '../../../server/src/backup/scratch-cluster.ts';

const OPS = fileURLToPath(new URL('../../../ops/backup/', import.meta.url));
const REPOSITORY_FOLDERS = ['state', 'incoming', 'media', 'log', 'lock', 'scratch', 'repository', 'monthly', 'spool'];
export const DATABASE = 'tokhi';
const PORT = 15_432;

export interface Machines {
  shop: ScratchCluster;
  url: string;
  /** Folder of the backup machine. */
  backups: string;
  repository: Repository;
  /** The shop's pgBackRest configuration for a restore. */
  restoring: string;
  /** Folder of the stand-in for ssh. */
  bin: string;
  startDatabase: () => Promise<void>;
  /** Asks the backup machine as the shop. */
  askRepository(words: string): Promise<string>;
}

export function makeMachines(folder: string): Machines {
  const at = (name: string) => join(folder, name);
  const [backups, bin, ops] = [at('backups'), at('bin'), at('ops')];
  for (const path of [at('shop'), bin, ops, ...REPOSITORY_FOLDERS.map((name) => join(backups, name))])
    mkdirSync(path, { recursive: true });
  // Perhaps only root can read the checkout.
  cpSync(OPS, ops, { recursive: true });
  const shop: ScratchCluster = { folder: at('shop'), data: join(at('shop'), 'data'), port: PORT };
  const ssh = join(bin, 'ssh');
  writeFileSync(ssh, standInForSsh({ ops, backups, shop }));
  chmodSync(ssh, 0o755);
  const configuration = join(backups, 'pgbackrest.conf');
  writeFileSync(configuration, repositoryOf(backups, shop, ssh), { mode: 0o644 });
  const restoring = at('restoring.conf');
  writeFileSync(restoring, restoringFrom(configuration, shop, ssh, at('spool')), { mode: 0o644 });
  mkdirSync(at('spool'));
  giveToPostgres(folder);
  const push = `TOKHI_BACKUP_DOOR="${ssh} tokhi-backup" ${join(ops, 'pgbackrest-push.sh')} %p %f`;
  const settings = {
    ...{ listen_addresses: '127.0.0.1', autovacuum: 'on', max_connections: '80', hot_standby: 'on' },
    ...{ ...archiveSettings(), archive_command: push, hba_file: at('pg_hba.conf'), shared_buffers: '512MB' },
  };
  writeFileSync(at('pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 trust\n', { mode: 0o644 });
  return {
    ...{ shop, backups, restoring, bin, repository: { configuration, stanza: 'tokhi' } },
    url: `postgres://postgres@127.0.0.1:${PORT}/${DATABASE}`,
    async startDatabase() {
      await startScratch(shop, settings);
      // As in checkpoint-after-start.conf.
      const at = [`--host=${shop.folder}`, `--port=${shop.port}`, '--username=postgres', '--quiet'];
      await runCommand(['psql', ...at, '--command=checkpoint']);
    },
    askRepository: (words) => runCommand(asPostgres([ssh, 'tokhi-backup', words])),
  };
}

/** From ops/backup/postgresql.conf, except the command. */
function archiveSettings(): Record<string, string> {
  const text = readFileSync(join(OPS, 'postgresql.conf'), 'utf8');
  const found = [...text.matchAll(/^(wal_level|archive_mode|archive_timeout) = (.+)$/gm)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

/** The last word is the request to the other machine; the name before it stands for the key. */
const standInForSsh = ({
  ops,
  backups,
  shop,
}: {
  ops: string;
  backups: string;
  shop: ScratchCluster;
}): string => `#!/bin/sh
for word; do
  case $word in
    *tokhi-shop) list='${ops}/shop-commands.sh ${DATABASE} --host=${shop.folder} --port=${shop.port} --username=postgres' ;;
    *tokhi-backup) list='${ops}/repository-commands.sh ${backups} ${backups}/pgbackrest.conf' ;;
    *tokhi-restore) list='${ops}/restore-commands.sh' ;;
  esac
  SSH_ORIGINAL_COMMAND=$word
done
export SSH_ORIGINAL_COMMAND
exec $list
`;

const repositoryOf = (backups: string, { data, folder, port }: ScratchCluster, ssh: string): string =>
  readFileSync(join(OPS, 'repository.conf'), 'utf8')
    .replaceAll('@PASS_PHRASE@', randomBytes(32).toString('hex'))
    .replaceAll('/var/lib/tokhi-backup', backups)
    .replaceAll('/var/lib/postgresql/15/main', `${data}\npg1-socket-path=${folder}\npg1-port=${port}`)
    .replace('[tokhi:backup]', `cmd-ssh=${ssh}\n\n[tokhi:backup]`);

const restoringFrom = (configuration: string, { data }: ScratchCluster, ssh: string, spool: string): string =>
  readFileSync(join(OPS, 'restoring.conf'), 'utf8')
    .replace('/var/lib/postgresql/15/main', data)
    .replace('/var/spool/pgbackrest', spool)
    .replace(
      '\n[tokhi]',
      `repo1-host-config=${configuration}\ncmd-ssh=${ssh}\nlock-path=${join(spool, 'lock')}\n\n[tokhi]`,
    );

export const giveToPostgres = (folder: string): void => {
  execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  chmodSync(folder, 0o755);
};

/** Starts an empty database that archives from its first minute, and creates the repository's stanza. */
export async function firstStart({ shop, startDatabase, repository }: Machines): Promise<void> {
  await initScratch(shop);
  await startDatabase();
  await runCommand(pgbackrest(repository, 'stanza-create'));
}

/** A power cut of the database machine: kills all its processes at once, the archiver too. */
export function cutPower({ data }: ScratchCluster): void {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  process.kill(first, 'SIGSTOP');
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (parentOf(pid) === first) process.kill(Number(pid), 'SIGKILL');
  }
  process.kill(first, 'SIGKILL');
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

export const loseDisks = ({ data }: ScratchCluster): void => rmSync(data, { recursive: true });
