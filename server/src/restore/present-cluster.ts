// The database that is about to be replaced, if there still is one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPostgres, runCommand } from '../backup/run-command.ts';
import { BINARIES } from '../backup/scratch-cluster.ts';

export interface PresentCluster {
  data: string;
  /** Undefined: there are no readable files. */
  systemId: string | undefined;
  /** The socket it listens on; undefined if it does not run. */
  socket: { folder: string; port: string } | undefined;
}

export async function lookAtPresent(data: string): Promise<PresentCluster> {
  const isThere = existsSync(data) && readdirSync(data).length > 0;
  if (!isThere) return { data, systemId: undefined, socket: undefined };
  const control = await runCommand(asPostgres([`${BINARIES}/pg_controldata`, `--pgdata=${data}`]), {
    env: { LC_ALL: 'C' },
  }).catch(() => '');
  const [, systemId] = /^Database system identifier:\s+(\d+)/m.exec(control) ?? [];
  const status = [`${BINARIES}/pg_ctl`, 'status', `--pgdata=${data}`];
  const isRunning = await runCommand(asPostgres(status)).then(
    () => true,
    () => false,
  );
  return { data, systemId, socket: isRunning ? socketOf(data) : undefined };
}

/** postmaster.pid has one line each: process, files, start, port, folder of the socket. */
function socketOf(data: string): { folder: string; port: string } {
  const [, , , port = '5432', folder = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  return { port, folder };
}

export const stopPresent = ({ data }: PresentCluster): Promise<string> =>
  runCommand(asPostgres([`${BINARIES}/pg_ctl`, 'stop', `--pgdata=${data}`, '--mode=fast', '--wait', '--timeout=600']));

/** The result of a query on the running database, one line per row. */
async function askPresent({ socket }: PresentCluster, database: string, sql: string): Promise<string[]> {
  if (socket === undefined) return [];
  const at = [`--host=${socket.folder}`, `--port=${socket.port}`, `--dbname=${database}`, `--command=${sql}`];
  const plain = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1'];
  return (await runCommand(asPostgres(['psql', ...plain, ...at]))).split('\n').filter(Boolean);
}

/** Connected processes of the shop, on any machine. */
export const connectedProcesses = (present: PresentCluster): Promise<string[]> =>
  askPresent(
    present,
    'postgres',
    `select application_name || coalesce(' (' || host(client_addr) || ')', '') from pg_stat_activity
     where application_name like 'tokhi-%' group by 1 order by 1`,
  );

/** What was written after that time and would be lost, as sentences. */
export const whatIsLost = (present: PresentCluster, database: string, at: Date): Promise<string[]> => {
  const after = `'${at.toISOString()}'`;
  return askPresent(
    present,
    database,
    `select count(*) || ' orders of ' || coalesce(sum(total_tug), 0) || '₮' from orders where created_at > ${after}
     union all select count(*) || ' payments of ' || coalesce(sum(amount_tug), 0) || '₮' from payments where recorded_at > ${after}
     union all select count(*) || ' refunds that were sent, of ' || coalesce(sum(amount_tug), 0) || '₮' from refunds where sent_at > ${after}
     union all select count(*) || ' changes by staff' from audit_log where staff_id is not null and created_at > ${after}`,
  );
};
