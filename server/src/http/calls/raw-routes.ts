// Ways in that are no JSON calls: the popup of a social login, a provider's callback, an upload, a list as CSV, a page to print.
// They stand beside the call table, with the same caller and the same limits.
import type { Readable } from 'node:stream';
import type { Endpoint } from '@tokhi/contract/endpoints';
import type { LimitName } from '@tokhi/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { FindSession, ShopCaller } from '../../callers/caller.ts';
import type { OnRefused } from '../../callers/refused-call.ts';
import type { LimitBy } from '../limits/rate-limit.ts';
import { bearerToken, callerFrom } from './caller-from.ts';
import { reportRefused } from './report-refused.ts';

/** What came in: nothing of it is parsed, because every outside service has a spelling of its own. */
interface RawRequest {
  method: 'GET' | 'POST';
  query: Readonly<Record<string, unknown>>;
  /** What stands in the place of `:name` in the route's path. */
  params: Readonly<Record<string, string>>;
  cookies: Readonly<Record<string, string>>;
  /** Empty where nothing was sent. */
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
  /** Bytes of the largest body; 0 where none is taken. */
  upTo: number;
  handle: (request: RawRequest, caller: ShopCaller) => Promise<RawReply>;
}

const NO_BODY = Buffer.alloc(0);

/** Serves the raw routes, each as it says; no cache on the way keeps an answer. */
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
        // Fastify takes no limit of 0; a route without a body refuses the first byte.
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
              // HEAD is answered as GET is.
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
 * As they were sent; a route that sets a cookie knows how it wrote it. A value may contain `=`. Of two with one name the first counts:
 * browsers send the one of the longer path first.
 */
function cookiesOf(header = ''): RawRequest['cookies'] {
  const pairs = header.split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, value.join('=')];
  });
  return Object.fromEntries(pairs.toReversed());
}
