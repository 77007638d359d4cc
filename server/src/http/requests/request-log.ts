import type { FastifyInstance } from 'fastify';
import { routeOf } from './route-of.ts';

/**
 * One line per request, without personal data: the route pattern instead of the address (a search text or a token in a query belongs to the
 * customer), no body, no headers, no network address. Probes are not logged.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    if (route === '/healthz' || route === '/readyz' || route === '/metrics') return;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}
