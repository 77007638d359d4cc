import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { settlesWithin } from '../settles-within.ts';

interface Deps {
  databaseAnswers: () => Promise<void>;
  /** The worker needs no Redis. */
  redis?: Redis;
  /** The worker's queues whose oldest due job has waited too long; the API has none. */
  stalledQueues?: () => Promise<readonly string[]>;
  isDraining: () => boolean;
}

const DATABASE_MS = 800;
const REDIS_MS = 500;

/**
 * /healthz: the process is alive (restart it if not). /readyz: send it customers, until it is stopping. A lost database or Redis is
 * reported but changes nothing: all processes would leave the balancer at once, and with them the pages that the edge caches, the answers
 * in memory and the page that says «busy, try again». A worker with a stalled queue is not ready: money waits, and nothing else would show
 * it.
 */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  const { databaseAnswers, redis, stalledQueues, isDraining } = deps;
  const database = probe(databaseAnswers, DATABASE_MS);
  const memory = redis && probe(() => redis.ping(), REDIS_MS);
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    // Without a database the waiting time of jobs is unknown, and `database` says so.
    const queues = stalledQueues?.().catch(() => []);
    const [databaseIs, redisIs, stalled] = await Promise.all([database(), memory?.(), queues]);
    const draining = isDraining();
    reply.code(draining || stalled?.length ? 503 : 200).header('cache-control', 'no-store');
    return { database: databaseIs, ...(redis && { redis: redisIs }), ...(stalled && { stalled }), draining };
  });
}

/** Checks whether a dependency answers within `limitMs`; all concurrent callers share one check. */
function probe(ask: () => Promise<unknown>, limitMs: number): () => Promise<'ok' | 'away'> {
  let underWay: Promise<unknown> | undefined;
  return async () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return (await settlesWithin(limitMs, underWay).catch(() => false)) ? 'ok' : 'away';
  };
}
