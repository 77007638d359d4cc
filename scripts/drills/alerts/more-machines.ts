// What one server does not have: a separate disk that fills up, and a standby that streams.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import pg from 'pg';
import { type Host, makeHost } from '../hosts.ts';
import { BINARIES, DATA, makeFolders } from '../shop/one-server.ts';
import { until } from '../until.ts';
import { SEEN_S } from './broken-parts.ts';
import type { Cause } from './cause.ts';

const DISK = '/var/lib/pictures';
const DISK_MEGABYTES = 64;
const STANDBY = '10.20.0.32';
const LONGEST_START_S = 60;
const FOR_S = 5 * 60;
/** More than the alert allows. */
const UNREPLAYED_BYTES = 24 * 1024 * 1024;

export const DISK_PROGRAMS = { '/usr/sbin/mkfs.ext4': 'e2fsprogs' };

/** Call it before the exporter starts, which sees only existing disks; the alert ignores a tmpfs. */
export function mountOwnDisk(host: Host): void {
  const image = host.path('/var/lib/disk.img');
  mkdirSync(host.path(DISK));
  execFileSync('truncate', ['--size', `${DISK_MEGABYTES}M`, image]);
  execFileSync('mkfs.ext4', ['-q', image]);
  execFileSync('mount', ['-o', 'loop', image, host.path(DISK)]);
}

export async function startStandby(folder: string, leader: Host): Promise<Host> {
  const host = makeHost(folder, 'standby', STANDBY);
  makeFolders(host);
  const user = 'postgres';
  const from = ['--host', leader.address, '--username', user];
  host.run([`${BINARIES}/pg_basebackup`, ...from, '--pgdata', DATA, '--write-recovery-conf', '--checkpoint=fast'], {
    user,
  });
  host.start('postgresql', [`${BINARIES}/postgres`, '-D', DATA, '-c', 'listen_addresses=*'], { user });
  await until('the standby', LONGEST_START_S, async () => host.run([`${BINARIES}/pg_isready`, '--quiet']) === '');
  return host;
}

export const FULL_DISK: Cause = {
  ...{ alerts: ['DiskFull'], within: FOR_S + SEEN_S },
  begin: async ({ host }) => host.setDisk(DISK, 'full'),
  end: async ({ host }) => host.setDisk(DISK, 'free'),
};

/** The standby receives all WAL and applies none. */
export const LAGGING_STANDBY: Cause = {
  ...{ alerts: ['ReplicationBehind'], within: FOR_S + SEEN_S },
  async begin(shop) {
    await atStandby('select pg_wal_replay_pause()');
    const write = "select pg_logical_emit_message(false, 'drill', repeat('x', $1))";
    await shop.inDatabase((pool) => pool.query(write, [UNREPLAYED_BYTES]));
  },
  end: () => atStandby('select pg_wal_replay_resume()'),
};

async function atStandby(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `postgres://postgres@${STANDBY}:5432/tokhi` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Kills the whole host of the standby. */
export const deadStandby = (standby: Host): Cause => ({
  ...{ alerts: ['StandbyGone'], within: FOR_S + SEEN_S },
  begin: async () => standby.kill(),
});
