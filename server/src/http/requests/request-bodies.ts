import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyInstance } from 'fastify';

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/**
 * An answer to a request whose body was not read to its end closes the connection, and says so. Kept alive, the connection would wait for
 * the rest of that body, and the edge would give it to another visitor, who waits too. Bytes that still arrive are read and discarded until
 * the body is complete or late (requestTimeoutMs): closing a connection with unread bytes resets it, and the edge, still sending, would
 * lose the answer and respond with 502.
 */
function closeBehindUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!announcesBody(request)) return;
  const { shouldKeepAlive } = response;
  const { socket } = request;
  response.shouldKeepAlive = false;
  // Node calls it after the last answer of a connection.
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
 * A call that is refused before its body was read is answered when the body is complete, or late: nginx, which streams bodies, would tell
 * the visitor that the connection stays open, and close it under the next request.
 */
async function readWhatIsRefused(request: IncomingMessage): Promise<void> {
  if (request.complete || !announcesBody(request)) return;
  request.resume();
  // The client disconnected: nobody waits for the answer.
  await finished(request, { writable: false }).catch(() => undefined);
}

/**
 * The shop reads bodies as they are and never unzips them. A compressed body of at most 256 kB can expand to a thousand times that, and no
 * client of the shop sends one.
 */
export function registerRequestBodies(app: FastifyInstance): void {
  // Before the framework, which answers some requests (an invalid address) without its hooks.
  app.server.prependListener('request', closeBehindUnreadBody);
  app.addHook('onSend', (request) => readWhatIsRefused(request.raw));
  // After `onRequest`, which checks who may call at all.
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
    if (encoding !== 'identity' && announcesBody(request.raw)) throw refuse('invalid_request');
  });
}
