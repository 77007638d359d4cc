import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

interface Parts {
  databaseAnswers: () => Promise<void>;
  redis: Redis;
  isDraining: () => boolean;
}

/**
 * /healthz: the process lives (restart it if not). /readyz: send it customers. A lost database makes it not ready; a lost
 * Redis does not, because the shop goes on without it and all processes would leave the balancer together.
 */
export function registerHealth(app: FastifyInstance, { databaseAnswers, redis, isDraining }: Parts): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const database = await databaseAnswers().then(
      () => 'ok',
      () => 'away',
    );
    const draining = isDraining();
    reply.code(database === 'ok' && !draining ? 200 : 503).header('cache-control', 'no-store');
    return { database, redis: redis.status === 'ready' ? 'ok' : 'away', draining };
  });
}
