// Figures that must not grow while a shop sells for hours.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROCESSES, type ProcessName, type Shop } from '../shop/start-shop.ts';

const MEGABYTE = 1024 * 1024;
const NAMES = [...(Object.keys(PROCESSES) as ProcessName[]), 'redis'] as const;

/** By name: megabytes or counts. */
export type Sample = Readonly<Record<string, number>>;

export async function takeSample(shop: Shop, folder: string): Promise<Sample> {
  const memory = NAMES.map((name) => [`${name} MB`, residentMb(shop.host.running(name)?.pid ?? 0)] as const);
  return { ...Object.fromEntries(memory), ...(await inPostgresql(shop)), 'logs MB': sizeMb(join(folder, 'log')) };
}

async function inPostgresql(shop: Shop): Promise<Sample> {
  return shop.inDatabase(async (database) => {
    const { rows } = await database.query<Record<string, number>>(
      `select (select count(*)::int from pg_stat_activity where usename like 'tokhi_%') as connections,
         (select sum(n_dead_tup)::float8 from pg_stat_user_tables) as "dead rows",
         (select count(*)::int from graphile_worker.jobs where attempts < max_attempts and run_at <= now()) as "jobs due",
         (select count(*)::int from failed_jobs) as "failed jobs",
         (select count(*)::int from orders) as orders,
         pg_database_size(current_database())::float8 / ${MEGABYTE} as "database MB"`,
    );
    return rows[0] ?? {};
  });
}

function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const sizeMb = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / MEGABYTE;
