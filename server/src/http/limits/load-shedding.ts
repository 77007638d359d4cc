import fastifyUnderPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
/** Scripts, styles, fonts and pictures: they cost next to nothing, and a page does not work without its scripts. */
const FILES = ['/assets/', '/images/'];

/**
 * A process whose event loop is a second behind answers «busy, try again» at once, instead of queueing until every customer waits. Probes
 * are always answered: a busy process is alive, and must not be restarted.
 */
export async function registerLoadShedding(app: FastifyInstance, eventLoopDelayLimitMs = 1_000): Promise<void> {
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: eventLoopDelayLimitMs,
    // The delay is the mean over the interval; without time for two measurements it counts as too long.
    sampleInterval: 2 * eventLoopDelayLimitMs,
    pressureHandler: async (request) => {
      if (PROBES.has(request.routeOptions.url ?? '')) return;
      if (FILES.some((folder) => request.url.startsWith(folder))) return;
      throw Object.assign(new Error('the event loop is behind'), { statusCode: 503 });
    },
  });
}
