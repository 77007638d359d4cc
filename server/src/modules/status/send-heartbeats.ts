import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Db, Pool } from '../../db/database.ts';
import type { RecentAnswers } from '../../heartbeat/recent-answers.ts';
import type { WatchedServices } from '../../heartbeat/watch-services.ts';
import type { Logger } from '../../logger.ts';
import { withdrawHeartbeat, writeHeartbeat } from './heartbeats.queries.ts';

interface Deps {
  db: Db;
  pool: Pick<Pool, 'waitingCount'>;
  now: () => Date;
  logger: Pick<Logger, 'warn'>;
  process: 'api' | 'worker' | 'admin';
  /** Its address: with the host name it distinguishes processes of one kind. */
  origin: string;
  services: WatchedServices;
  /** Omitted by the worker, which only answers probes. */
  answers?: RecentAnswers;
  /** The queue of each job, which only the worker knows. */
  jobQueues?: Readonly<Record<string, string>>;
  /** When search was last up to date. */
  searchFreshAt?: () => Date | null;
}

const BEAT_MS = 15_000;
const MEGABYTE = 1024 * 1024;

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Reports every 15 seconds that the process runs. Without a database nothing is written, which the status page shows as silence. */
export function sendHeartbeats(deps: Deps): { beat(): Promise<void>; stop(): Promise<void> } {
  const { db, pool, now, logger, services, answers, jobQueues = {}, searchFreshAt } = deps;
  const place = `${hostname()}:${new URL(deps.origin).port}`;
  const startedAt = now();
  let isWritten = true;
  const write = async () => {
    const seen = answers?.read();
    try {
      await writeHeartbeat(db, {
        ...{ process: deps.process, place, version, started_at: startedAt, seen_at: now() },
        memory_mb: Math.round(process.memoryUsage.rss() / MEGABYTE),
        ...{ requests: seen?.all ?? 0, failures: seen?.failed ?? 0, p95_ms: seen?.p95Ms ?? null },
        waiting_for_connection: pool.waitingCount,
        ...{ services: JSON.stringify(services.read()), job_queues: JSON.stringify(jobQueues) },
        search_fresh_at: searchFreshAt?.() ?? null,
      });
      isWritten = true;
    } catch (error) {
      // Once per outage: more log lines would add nothing.
      if (isWritten) logger.warn({ err: error }, 'the status page is not told that this process runs');
      isWritten = false;
    }
  };
  let last = write();
  // One after the other: an older beat never overwrites a newer one.
  const beat = () => {
    last = last.then(write);
    return last;
  };
  const timer = setInterval(() => void beat(), BEAT_MS).unref();
  return {
    beat,
    async stop() {
      clearInterval(timer);
      await last;
      await withdrawHeartbeat(db, { process: deps.process, place }).catch(() => undefined);
    },
  };
}
