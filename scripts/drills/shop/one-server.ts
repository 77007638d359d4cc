// The shop on one server, as ops/install.md installs it: PostgreSQL, Redis, two API processes, worker, admin and the edge on one host.
import { appendFileSync, mkdirSync } from 'node:fs';
import { type Host, makeHost, makeSwitch } from '../hosts.ts';
import { until } from '../until.ts';
import { edgeAnswers, PUBLIC_ADDRESS, prepareNginx, startNginx } from './start-nginx.ts';
import { API_PORTS, type Shop, startShop } from './start-shop.ts';

const ADDRESS = '10.20.0.31';
export const BINARIES = '/usr/lib/postgresql/15/bin';
export const DATA = '/var/lib/postgresql/15/main';
const LONGEST_START_S = 60;

/** Programs for a drill on one server, by Debian package. */
export const ONE_SERVER_PROGRAMS = {
  [`${BINARIES}/postgres`]: 'postgresql-15',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/redis-server': 'redis-server',
  '/usr/sbin/ip': 'iproute2',
};

export async function startOneServer(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Shop> {
  makeSwitch();
  const host = makeHost(folder, 'app', ADDRESS);
  host.run(['ip', 'address', 'add', `${PUBLIC_ADDRESS}/16`, 'dev', 'eth0']);
  await startPostgresql(host);
  const superuserUrl = async () => `postgres://postgres@${ADDRESS}:5432/tokhi`;
  const shop = await startShop({ host, databaseAt: '127.0.0.1:5432', superuserUrl, settings });
  prepareNginx(
    host,
    API_PORTS.map((port) => `127.0.0.1:${port}`),
  );
  startNginx(host);
  await edgeAnswers();
  return shop;
}

/** Debian's settings: only access differs, because the drill reads the tables over the network. */
async function startPostgresql(host: Host): Promise<void> {
  makeFolders(host);
  const user = 'postgres';
  const initdb = [`${BINARIES}/initdb`, '--pgdata', DATA, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  host.run([...initdb, '--data-checksums'], { user });
  appendFileSync(host.path(`${DATA}/pg_hba.conf`), 'host all,replication all 10.20.0.0/16 trust\n');
  host.start('postgresql', [`${BINARIES}/postgres`, '-D', DATA, '-c', 'listen_addresses=*'], { user });
  await until('PostgreSQL', LONGEST_START_S, async () => host.run([`${BINARIES}/pg_isready`, '--quiet']) === '');
}

/** What PostgreSQL needs before its first start. */
export function makeFolders(host: Host): void {
  for (const own of ['/var/lib/postgresql/15', '/run/postgresql']) {
    mkdirSync(host.path(own), { recursive: true });
    host.run(['chown', '-R', 'postgres:postgres', own]);
  }
}
