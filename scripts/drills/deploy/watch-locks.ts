// Samples lock waits in the database ten times a second.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { superuserUrl } from './database-host.ts';

const EVERY_MS = 100;
const MIGRATION = 'tokhi-migrate';

export interface Waits {
  /** The longest wait of a process of the shop, in seconds, and for what. */
  longest: number;
  longestWhat: string;
  /** The longest wait of a migration for a table; all other users of the table queue behind it. */
  ofMigrations: number;
  /** How long a migration was seen to lock a table against writes. */
  locked: number;
  lockedWhat: string;
  /** How long a migration was seen running. */
  migrating: number;
  samples: number;
}

const noWaits = (): Waits => ({
  ...{ longest: 0, longestWhat: '–', ofMigrations: 0, locked: 0, lockedWhat: '–', migrating: 0, samples: 0 },
});

interface Row {
  who: string;
  pid: number;
  what: string;
  kind: string;
  granted: boolean;
  waited: number;
}

const LOOK = `
  select application_name as who, pid, locktype as kind, granted, coalesce(relation::regclass::text, locktype) || ' ' || mode as what,
    coalesce(extract(epoch from clock_timestamp() - waitstart), 0)::float8 as waited
  from pg_locks join pg_stat_activity using (pid)
  where pg_stat_activity.datname = current_database() and pid <> pg_backend_pid() and (not granted or application_name = '${MIGRATION}')`;
/** Locks that block writes. */
const STRONG = /orders (?:Access)?(?:Exclusive|ShareRowExclusive|Share)Lock$/;
/** Waits that block nobody else: a concurrent index build, and migrations that take turns. */
const ALONE = new Set(['virtualxid', 'advisory']);

export interface WatchedLocks {
  /** The waits since the last call. */
  take(): Waits;
  stop(): Promise<void>;
}

export async function watchLocks(): Promise<WatchedLocks> {
  const client = new pg.Client({ connectionString: superuserUrl(), application_name: 'drill' });
  client.on('error', () => undefined);
  await client.connect();
  let seen = noWaits();
  let since = new Map<string, number>();
  let lookedAt = performance.now();
  let isWatching = true;
  const look = async () => {
    const { rows } = await client.query<Row>(LOOK);
    const now = performance.now();
    seen.samples += 1;
    if (rows.some(({ who }) => who === MIGRATION)) seen.migrating += (now - lookedAt) / 1_000;
    lookedAt = now;
    const locking = new Map<string, number>();
    for (const { who, pid, what, kind, granted, waited } of rows) {
      if (!granted && who !== MIGRATION && waited > seen.longest) {
        seen.longest = waited;
        seen.longestWhat = `${who} for ${what}`;
      }
      if (!granted && who === MIGRATION && !ALONE.has(kind)) seen.ofMigrations = Math.max(seen.ofMigrations, waited);
      if (!granted || who !== MIGRATION || !STRONG.test(what)) continue;
      const from = since.get(`${pid} ${what}`) ?? now - EVERY_MS;
      locking.set(`${pid} ${what}`, from);
      if ((now - from) / 1_000 <= seen.locked) continue;
      seen.locked = (now - from) / 1_000;
      seen.lockedWhat = what;
    }
    since = locking;
  };
  const looking = (async () => {
    while (isWatching) {
      await look();
      await pause(EVERY_MS);
    }
  })();
  return {
    take() {
      const taken = seen;
      seen = noWaits();
      return taken;
    },
    async stop() {
      isWatching = false;
      await looking;
      await client.end();
    },
  };
}
