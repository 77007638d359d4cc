// The database on its own host: PostgreSQL as in Debian, with more memory.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import pg from 'pg';
import { type Host, makeHost } from '../hosts.ts';
import { until } from '../until.ts';

export const DATABASE_ADDRESS = '10.20.0.11';
const BINARIES = '/usr/lib/postgresql/15/bin';
const DATA = '/var/lib/postgresql/data';
const LONGEST_START_S = 60;
const SETTINGS = `
listen_addresses = '*'
shared_buffers = '512MB'
max_wal_size = '4GB'
max_connections = 200
log_lock_waits = on
`;

export const superuserUrl = (name = 'tokhi'): string => `postgres://postgres@${DATABASE_ADDRESS}:5432/${name}`;

export async function startDatabaseHost(folder: string): Promise<Host> {
  const host = makeHost(folder, 'database', DATABASE_ADDRESS);
  for (const own of ['/var/lib/postgresql', '/run/postgresql']) {
    mkdirSync(host.path(own), { recursive: true });
    execFileSync('chown', ['postgres:postgres', host.path(own)]);
  }
  const asPostgres = { user: 'postgres' };
  const how = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  host.run([`${BINARIES}/initdb`, '-D', DATA, ...how], asPostgres);
  appendFileSync(host.path(`${DATA}/postgresql.conf`), SETTINGS);
  // Nothing else runs in these namespaces.
  appendFileSync(host.path(`${DATA}/pg_hba.conf`), 'host all all 10.20.0.0/16 trust\n');
  host.start('postgresql', [`${BINARIES}/postgres`, '-D', DATA], asPostgres);
  await until('PostgreSQL', LONGEST_START_S, async () => {
    await onServer('select 1');
    return true;
  });
  return host;
}

/** Runs a statement for the whole server. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl('postgres'), connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
