import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asPostgres, runCommand } from './run-command.ts';

export const BINARIES = '/usr/lib/postgresql/15/bin';
const SECOND_MS = 1_000;

/** A database that runs next to everything else, on a socket in its own folder and on no network. */
export interface ScratchCluster {
  data: string;
  /** For socket, settings and log; access to the folder is access to the database. */
  folder: string;
  port: number;
}

/** The URL of one of its databases, by socket. */
export const scratchUrl = ({ folder, port }: ScratchCluster, database: string): string =>
  `postgres://postgres@${encodeURIComponent(folder)}:${port}/${database}`;

/**
 * Starts it and waits until it accepts writes, that is until all WAL was replayed. Debian keeps the settings of a cluster outside its data,
 * so a restored one has none. `hot_standby=off`: nobody reads before recovery ends, and the shop's max_connections do not matter.
 */
export async function startScratch(
  { data, folder, port }: ScratchCluster,
  settings: Readonly<Record<string, string>> = {},
  longestSeconds = 6 * 3_600,
): Promise<void> {
  const all = {
    ...{ listen_addresses: '', unix_socket_directories: folder, port: String(port), hot_standby: 'off' },
    ...{ hba_file: join(folder, 'pg_hba.conf'), ident_file: join(folder, 'pg_ident.conf'), autovacuum: 'off' },
    ...{ shared_buffers: '256MB', max_wal_size: '4GB', wal_level: 'replica', ...settings },
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  const mode = { mode: 0o644 };
  writeFileSync(join(folder, 'postgresql.conf'), `${lines.join('\n')}\n`, mode);
  writeFileSync(join(folder, 'pg_hba.conf'), 'local all all trust\n', mode);
  writeFileSync(join(folder, 'pg_ident.conf'), '', mode);
  const options = `-c config_file=${join(folder, 'postgresql.conf')}`;
  const waits = ['--wait', `--timeout=${longestSeconds}`, `--log=${join(folder, 'postgresql.log')}`];
  await runCommand(asPostgres([`${BINARIES}/pg_ctl`, 'start', `--pgdata=${data}`, ...waits, `--options=${options}`]), {
    longestMs: (longestSeconds + 10) * SECOND_MS,
  });
  await untilWritable({ data, folder, port }, longestSeconds);
}

const LOOK_EVERY_MS = 200;

/** pg_ctl reports a server that still replays as started. */
async function untilWritable({ data, folder, port }: ScratchCluster, longestSeconds: number): Promise<void> {
  const until = Date.now() + longestSeconds * SECOND_MS;
  const isTrue = (command: string[]) =>
    runCommand(command).then(
      () => true,
      () => false,
    );
  while (!(await isTrue([`${BINARIES}/pg_isready`, '--quiet', `--host=${folder}`, `--port=${port}`]))) {
    const lives = await isTrue(asPostgres([`${BINARIES}/pg_ctl`, 'status', `--pgdata=${data}`]));
    const log = () => readFileSync(join(folder, 'postgresql.log'), 'utf8').trim().split('\n').slice(-6).join(' | ');
    if (!lives) throw new Error(`PostgreSQL ended: ${log()}`);
    if (Date.now() > until) throw new Error(`PostgreSQL was not ready after ${longestSeconds} s: ${log()}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Stops it at once; a copy has nothing to lose. A stopped one is no error. */
export const stopScratch = ({ data }: ScratchCluster, mode: 'fast' | 'immediate' = 'immediate'): Promise<unknown> =>
  runCommand(asPostgres([`${BINARIES}/pg_ctl`, 'stop', `--pgdata=${data}`, `--mode=${mode}`])).catch(() => undefined);

/** A new and empty cluster, with checksums like the shop's. */
export const initScratch = ({ data }: ScratchCluster): Promise<unknown> =>
  runCommand(
    asPostgres([
      ...[`${BINARIES}/initdb`, `--pgdata=${data}`, '--username=postgres', '--data-checksums', '--no-sync'],
      ...['--encoding=UTF8', '--locale=C.UTF-8'],
    ]),
  );
