import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyInstance } from 'fastify';

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/**
 * An answer to a request whose body nobody read to its end closes the connection, and says so. Kept alive, the connection
 * would wait for the rest of that body, and the edge hands it to another visitor, who waits with it.
 * What still comes is read and thrown away until the body is whole or late (requestTimeoutMs): a connection that is closed with bytes
 * unread is reset, and the edge, still sending, would lose the answer and say 502.
 */
function closeBehindUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!announcesBody(request)) return;
  const { shouldKeepAlive } = response;
  const { socket } = request;
  response.shouldKeepAlive = false;
  // What Node calls behind the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    request.once('end', () => socket.destroy()).resume();
  };
  request.once('end', () => {
    response.shouldKeepAlive = shouldKeepAlive;
    Reflect.deleteProperty(socket, 'destroySoon');
  });
}

/**
 * A call that is refused before its body was read is answered when the body is there, or late: nginx, which passes bodies on as they
 * come, would tell the visitor that the connection stays, and close it under the next request.
 */
async function readWhatIsRefused(request: IncomingMessage): Promise<void> {
  if (request.complete || !announcesBody(request)) return;
  request.resume();
  // Broken off: nobody waits for the answer.
  await finished(request, { writable: false }).catch(() => undefined);
}

/**
 * What bodies the shop reads: as they are, never unzipped. A compressed body is no larger than 256 kB here and a thousand
 * times that when it is opened, and no client of the shop sends one.
 */
export function registerRequestBodies(app: FastifyInstance): void {
  // Before the framework, which answers some requests (a broken address) without its hooks.
  app.server.prependListener('request', closeBehindUnreadBody);
  app.addHook('onSend', (request) => readWhatIsRefused(request.raw));
  // After `onRequest`, which says who may call at all.
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
    if (encoding !== 'identity' && announcesBody(request.raw)) throw refuse('invalid_request');
  });
}
