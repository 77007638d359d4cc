import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asPostgres, CommandFailed, runCommand } from './run-command.ts';
import { BINARIES, type ScratchCluster, scratchUrl } from './scratch-cluster.ts';
import { parseCounts, type ShopCounts } from './shop-counts.ts';

const COUNTS = fileURLToPath(new URL('../../../ops/backup/counts.sql', import.meta.url));
const VERIFY_INVARIANTS = fileURLToPath(new URL('../verify-books.ts', import.meta.url));

/** A backup that cannot restore the shop, with its fault: broken, partial or foreign. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** Names the kind of fault if a command fails. */
export const orRefused = <Result>(kind: 'broken' | 'partial' | 'foreign', work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw new BackupRefused(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
  });

export async function countRestored({ folder, port }: ScratchCluster, database: string): Promise<ShopCounts> {
  const at = [`--host=${folder}`, `--port=${port}`, '--username=postgres', `--dbname=${database}`];
  const plain = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1'];
  return parseCounts(await orRefused('foreign', runCommand(['psql', ...plain, ...at, `--file=${COUNTS}`])));
}

/** Checks the invariants of stock, orders and money with the nightly command. */
export async function verifyRestored(cluster: ScratchCluster, database: string): Promise<void> {
  // Not as in production: the settings of the shop's processes are missing here, and not needed.
  const env = { NODE_ENV: 'development', WORKER_DATABASE_URL: scratchUrl(cluster, database) };
  await orRefused('partial', runCommand([process.execPath, VERIFY_INVARIANTS], { env }));
}

/** Checks every page against its checksum, in a stopped cluster; false if the cluster has no checksums. */
export async function checkPages({ data }: ScratchCluster): Promise<boolean> {
  try {
    await runCommand(asPostgres([`${BINARIES}/pg_checksums`, '--check', `--pgdata=${data}`]));
    return true;
  } catch (error) {
    if (error instanceof CommandFailed && /not enabled/.test(error.message)) return false;
    throw new BackupRefused(`broken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The last replayed segment, from PostgreSQL's log: without the timeline, for `segmentOf`. */
export function replayedUntil({ folder }: ScratchCluster): string | null {
  const log = readFileSync(join(folder, 'postgresql.log'), 'utf8');
  const [, high = '', low = ''] = [...log.matchAll(/redo done at ([0-9A-F]+)\/([0-9A-F]+)/g)].at(-1) ?? [];
  if (high === '') return null;
  return high.padStart(8, '0') + (Number.parseInt(low, 16) >>> 24).toString(16).toUpperCase().padStart(8, '0');
}

/** A segment's name without its timeline. */
export const segmentOf = (name: string): string => name.slice(8, 24);
