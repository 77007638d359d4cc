// Endpoints that are not JSON calls: the popup of a social login, a provider's callback, an upload, a list as CSV, a page to print. They
// have the same callers and the same limits as the call table.
import type { Readable } from 'node:stream';
import type { Endpoint } from '@tokhi/contract/endpoints';
import type { LimitName } from '@tokhi/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { FindSession, ShopCaller } from '../../callers/caller.ts';
import type { OnRefused } from '../../callers/refused-call.ts';
import type { LimitBy } from '../limits/rate-limit.ts';
import { bearerToken, callerFrom } from './caller-from.ts';
import { reportRefused } from './report-refused.ts';

/** The request as it came: nothing is parsed, because every outside service has its own format. */
interface RawRequest {
  method: 'GET' | 'POST';
  query: Readonly<Record<string, unknown>>;
  /** The values for `:name` in the route's path. */
  params: Readonly<Record<string, string>>;
  cookies: Readonly<Record<string, string>>;
  /** Empty if nothing was sent. */
  body: Buffer;
  contentType: string;
}

export interface RawReply {
  status: number;
  type: string;
  body: string | Buffer | Readable;
  headers?: Readonly<Record<string, string>>;
}

export interface RawRoute {
  name: string;
  methods: readonly ('GET' | 'POST')[];
  path: `/api/${string}`;
  who: Endpoint['who'];
  limit: LimitName;
  /** Largest body in bytes; 0 if the route takes none. */
  upTo: number;
  handle: (request: RawRequest, caller: ShopCaller) => Promise<RawReply>;
}

const NO_BODY = Buffer.alloc(0);

/** Serves the raw routes; no cache in between may keep an answer. */
export async function serveRawRoutes(
  app: FastifyInstance,
  routes: readonly RawRoute[],
  {
    limitBy,
    findSession,
    onRefused,
  }: { limitBy: LimitBy; findSession: FindSession | undefined; onRefused?: OnRefused | undefined },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const route of routes) {
      if (route.who === 'customer' && !findSession)
        throw new Error(`${route.name} needs a customer, and no session is checked`);
      scope.route({
        method: [...route.methods],
        url: route.path,
        // Fastify accepts no limit of 0; a route without a body refuses the first byte.
        bodyLimit: Math.max(1, route.upTo),
        schema: { hide: true },
        onRequest: limitBy(route.limit),
        onError: async (request, _reply, error) =>
          reportRefused(onRefused, request, error, { call: route.name, customerId: null, body: null }),
        handler: async (request, reply) => {
          const token = bearerToken(request, route.who);
          const session = token === null ? null : ((await findSession?.(token)) ?? null);
          const caller = callerFrom(request, reply, route, session);
          const answer = await route.handle(
            {
              // HEAD is answered like GET.
              method: request.method === 'POST' ? 'POST' : 'GET',
              query: request.query as RawRequest['query'],
              params: request.params as RawRequest['params'],
              cookies: cookiesOf(request.headers.cookie),
              body: Buffer.isBuffer(request.body) ? request.body : NO_BODY,
              contentType: request.headers['content-type'] ?? '',
            },
            caller,
          );
          return reply
            .code(answer.status)
            .headers({ 'cache-control': 'no-store', ...answer.headers })
            .type(answer.type)
            .send(answer.body);
        },
      });
    }
  });
}

/**
 * Cookies as they were sent; a route that sets a cookie knows its encoding. A value may contain `=`. Of two with the same name the first
 * counts: browsers send the cookie with the longer path first.
 */
function cookiesOf(header = ''): RawRequest['cookies'] {
  const pairs = header.split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, value.join('=')];
  });
  return Object.fromEntries(pairs.toReversed());
}
