// Three database hosts with the files of ops/cluster: etcd, Patroni, PostgreSQL.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { type Host, makeHost } from '../hosts.ts';
import { until } from '../until.ts';

const OPS = new URL('../../../ops/cluster/', import.meta.url);
const NAMES = ['db1', 'db2', 'db3'] as const;
const addressOf = (name: string): string => `10.20.0.1${name.slice(2)}`;
/** The drill's password; it never leaves its namespaces. */
const PASSWORD = 'of-the-drill';
const LONGEST_START_S = 180;
/** PostgreSQL's disk on a database host; it is in this machine's memory. */
export const DISK = '/var/lib/postgresql';
const DISK_MEGABYTES = 3_000;
const REST_MS = 1_500;

interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  timeline?: number;
}

export interface Cluster {
  hosts: readonly Host[];
  host(name: string): Host;
  peersOf(host: Host): readonly string[];
  /** As the leader reports it: an isolated host still reports its last known state. */
  members(): Promise<readonly Member[] | undefined>;
  leader(): Promise<Host>;
  startEtcd(host: Host): void;
  startPatroni(host: Host): void;
  /** Waits for two standbys that stream, one of them synchronous. */
  healthy(): Promise<void>;
  switchOver(from: string, to: string): void;
  /** The shop's database at the leader, as superuser. */
  url: (user?: string) => Promise<string>;
}

const ofHost = (name: string, file: string): Record<string, string | undefined> => {
  const text = readFileSync(new URL(file, OPS), 'utf8');
  const own =
    file === 'etcd.env'
      ? text.replace(/^(?!ETCD_INITIAL_CLUSTER=)(.*)$/gm, (line) => renamed(line, name))
      : renamed(text, name);
  return Object.fromEntries(
    Object.entries(parseEnv(own)).map(([key, value]) => [key, value === '' ? PASSWORD : value]),
  );
};
const renamed = (text: string, name: string): string =>
  text.replaceAll('db1', name).replaceAll('10.20.0.11', addressOf(name));

export async function startCluster(folder: string, prepare: (host: Host) => void): Promise<Cluster> {
  const hosts = NAMES.map((name) => makeHost(folder, name, addressOf(name)));
  for (const host of hosts) {
    prepareDisk(host);
    prepare(host);
  }
  const cluster = clusterOf(hosts);
  for (const host of hosts) cluster.startEtcd(host);
  for (const host of hosts) cluster.startPatroni(host);
  await cluster.healthy();
  return cluster;
}

/** What an operator does once on a database host (ops/cluster.md). */
function prepareDisk(host: Host): void {
  const file = host.path('/etc/patroni/config.yml');
  copyFileSync(new URL('patroni.yml', OPS), file);
  // Three servers share this machine's memory.
  writeFileSync(file, readFileSync(file, 'utf8').replace('shared_buffers: 1GB', 'shared_buffers: 256MB'));
  chmodSync(file, 0o644);
  host.mountDisk(DISK, DISK_MEGABYTES);
  for (const own of ['/var/lib/postgresql/15', '/var/lib/etcd', '/run/postgresql', '/var/log/postgresql']) {
    mkdirSync(host.path(own), { recursive: true });
  }
  execFileSync('chown', ['-R', 'postgres:postgres', host.path('/var/lib/postgresql'), host.path('/run/postgresql')]);
  execFileSync('chown', ['-R', 'etcd:etcd', host.path('/var/lib/etcd')]);
}

function clusterOf(hosts: readonly Host[]): Cluster {
  const host = (name: string): Host => {
    const found = hosts.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no host ${name}`);
    return found;
  };
  const members = async () => {
    for (const { address } of hosts) {
      if ((await askPatroni(address, '/primary')) === undefined) continue;
      const said = (await askPatroni(address, '/cluster')) as { members: Member[] } | undefined;
      if (said !== undefined) return said.members;
    }
    return undefined;
  };
  const leaderName = async () => (await members())?.find(({ role }) => role === 'leader')?.name;
  const leader = async () => host(await until('a leader', LONGEST_START_S, leaderName));
  const url = async (user = 'postgres') => `postgres://${user}:${PASSWORD}@${(await leader()).address}:5432/tokhi`;
  return {
    ...{ hosts, host, members, leader, url },
    peersOf: (one) => hosts.filter((other) => other !== one).map(({ address }) => address),
    startEtcd: (one) => void one.start('etcd', ['etcd'], { user: 'etcd', env: ofHost(one.name, 'etcd.env') }),
    startPatroni(one) {
      const env = ofHost(one.name, 'patroni.env');
      one.start('patroni', ['patroni', '/etc/patroni/config.yml'], { user: 'postgres', env });
    },
    healthy: async () => {
      await until('two standbys that stream, one of them synchronous', LONGEST_START_S, async () =>
        isWhole((await url()).replace(/tokhi$/, 'postgres')),
      );
      // Patroni elects a leader by its own record of the standbys, written a moment later.
      await until('a synchronous standby', LONGEST_START_S, async () =>
        (await members())?.some(({ role }) => role === 'sync_standby'),
      );
      // HAProxy treats a host as the leader until two checks in a row fail.
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    },
    switchOver(from, to) {
      const command = [
        'patronictl',
        '-c',
        '/etc/patroni/config.yml',
        'switchover',
        'tokhi',
        '--master',
        from,
        '--candidate',
        to,
      ];
      // From the third host: on one of the two, the command would be cut off halfway.
      const third = hosts.find(({ name }) => name !== from && name !== to) ?? host(to);
      third.run([...command, '--force'], { user: 'postgres', env: ofHost(third.name, 'patroni.env') });
    },
  };
}

async function askPatroni(address: string, path: string): Promise<unknown> {
  const answer = await fetch(`http://${address}:8008${path}`, { signal: AbortSignal.timeout(1_000) }).catch(
    () => undefined,
  );
  return answer?.ok === true ? answer.json() : undefined;
}

/** Asks PostgreSQL: Patroni 3.0.2 also calls a standby «running» that receives nothing. */
async function isWhole(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ whole: boolean }>(
      `select count(*) = 2 and count(*) filter (where sync_state = 'sync') = 1 as whole
       from pg_stat_replication where state = 'streaming'`,
    );
    return rows[0]?.whole === true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
