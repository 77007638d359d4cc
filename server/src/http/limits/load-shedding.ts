import fastifyUnderPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
/** Scripts, style, fonts and pictures: they cost next to nothing, and a page that was given is dead without its scripts. */
const FILES = ['/assets/', '/images/'];

/**
 * A process whose event loop is a second behind answers «busy, try again» at once instead of queueing until every
 * customer waits. Probes are always answered: a busy process is alive, and must not be restarted for it.
 */
export async function registerLoadShedding(app: FastifyInstance, eventLoopDelayLimitMs = 1_000): Promise<void> {
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: eventLoopDelayLimitMs,
    // The delay is a mean of what is measured in between, and too long if there was not even time to measure twice.
    sampleInterval: 2 * eventLoopDelayLimitMs,
    pressureHandler: async (request) => {
      if (PROBES.has(request.routeOptions.url ?? '')) return;
      if (FILES.some((folder) => request.url.startsWith(folder))) return;
      throw Object.assign(new Error('the event loop is behind'), { statusCode: 503 });
    },
  });
}
