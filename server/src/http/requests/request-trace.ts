import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Logger, loggerIn } from '../../logger.ts';
import { continueTrace, inTrace, type Trace } from '../../observability/trace.ts';
import { reportWork } from '../../observability/traced-work.ts';
import { routeOf } from './route-of.ts';

const traces = new WeakMap<IncomingMessage, Trace>();

/** The edge's trace; the edge overwrites the header (ops/nginx.conf), so a visitor cannot choose it. */
function traceOf(request: IncomingMessage): Trace {
  const known = traces.get(request);
  if (known !== undefined) return known;
  const trace = continueTrace(request.headers['traceparent']);
  traces.set(request, trace);
  return trace;
}

/** The logger of a request adds its trace everywhere: Node calls some hooks outside the context of the request. */
export const loggerOfRequest = (
  logger: FastifyBaseLogger,
  bindings: object,
  options: object,
  request: IncomingMessage,
): FastifyBaseLogger => loggerIn((logger as Logger).child(bindings, options), traceOf(request)) as FastifyBaseLogger;

/** Everything that a request does runs in its trace. */
export function registerTraces(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inTrace(traceOf(request.raw), done));
  // Reading a body leaves the async context of the request.
  app.addHook('preValidation', (request, _reply, done) => inTrace(traceOf(request.raw), done));
  app.addHook('onResponse', async (request, reply) => {
    const [route, status] = [routeOf(request), reply.statusCode];
    reportWork({
      ...{ kind: 'request', trace: traceOf(request.raw), name: `${request.method} ${route}` },
      ...{ seconds: reply.elapsedTime / 1_000, isFailed: status >= 500 },
      facts: { 'http.request.method': request.method, 'http.route': route, 'http.response.status_code': status },
    });
  });
}
