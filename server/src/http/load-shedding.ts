import fastifyUnderPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * A process whose event loop is a second behind answers «busy, try again» at once instead of queueing until every
 * customer waits. Probes are always answered: a busy process is alive, and must not be restarted for it.
 */
export async function registerLoadShedding(app: FastifyInstance, eventLoopDelayLimitMs = 1_000): Promise<void> {
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: eventLoopDelayLimitMs,
    sampleInterval: Math.min(500, eventLoopDelayLimitMs),
    pressureHandler: async (request) => {
      if (PROBES.has(request.routeOptions.url ?? '')) return;
      throw Object.assign(new Error('the event loop is behind'), { statusCode: 503 });
    },
  });
}
