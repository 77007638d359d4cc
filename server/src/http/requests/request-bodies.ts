import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyInstance } from 'fastify';

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/**
 * An answer to a request whose body nobody read to its end closes the connection, and says so. Kept alive, the connection
 * would wait for the rest of that body, and the edge hands it to another visitor, who waits with it.
 */
function closeBehindUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!announcesBody(request)) return;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once('end', () => {
    response.shouldKeepAlive = shouldKeepAlive;
  });
}

/**
 * What bodies the shop reads: as they are, never unzipped. A compressed body is no larger than 256 kB here and a thousand
 * times that when it is opened, and no client of the shop sends one.
 */
export function registerRequestBodies(app: FastifyInstance): void {
  // Before the framework, which answers some requests (a broken address) without its hooks.
  app.server.prependListener('request', closeBehindUnreadBody);
  // After `onRequest`, which says who may call at all.
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
    if (encoding !== 'identity' && announcesBody(request.raw)) throw refuse('invalid_request');
  });
}
