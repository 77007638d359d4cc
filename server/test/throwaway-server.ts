// A PostgreSQL server for one test run, without durability: no fsync, on a memory disk if it has room. Each test file clones a
// template and drops it again, and each drop is a checkpoint: on a disk with fsync that costs more than many tests.
// No test is about a crash of PostgreSQL; `npm run full` uses the server of DATABASE_URL all the same.
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, existsSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './process-of-test.ts';

const MEMORY_DISK = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;
const VERSIONS = '/usr/lib/postgresql';

/**
 * Runs as PostgreSQL's user if we are root, which PostgreSQL refuses. It ends when its input closes, that is when the process that
 * started it ends in any way, and deletes its files.
 */
const SCRIPT = `
folder=$(mktemp -d "$1/tokhi-test-server-XXXXXX") || exit 1
trap 'rm -rf "$folder"' EXIT
"$2/initdb" -D "$folder/data" -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync >"$folder/log" 2>&1 ||
  { cat "$folder/log"; exit 1; }
"$2/postgres" -D "$folder/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
  -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c wal_level=minimal -c max_wal_senders=0 -c log_min_messages=log 2>&1 &
cat >/dev/null
kill -QUIT $! 2>/dev/null
wait $!
`;

/** Where initdb is: on the PATH, or in Debian's newest version. */
function findBinaries(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(VERSIONS, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

const isReady = (server: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    let output = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-1_000);
      if (output.includes('database system is ready to accept connections')) resolve(true);
    });
    server.once('error', () => resolve(false));
    server.once('exit', () => resolve(false));
  });

/** The address of a new server, or null if none can be started: then the tests use the existing server. */
export async function startThrowawayServer(): Promise<{ url: string; stop: () => Promise<void> } | null> {
  const binaries = findBinaries();
  if (binaries === undefined) return null;
  const port = await freePort();
  const script = ['sh', '-c', SCRIPT, 'sh', hasRoom(MEMORY_DISK) ? MEMORY_DISK : tmpdir(), binaries, String(port)];
  const [command = '', ...args] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...script] : script;
  // A separate session: Ctrl-C is for the tests, which still have to drop what they created.
  const server = spawn(command, args, { cwd: '/', detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  if (!(await isReady(server))) return null;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.stdin?.end();
      await ended;
    },
  };
}
