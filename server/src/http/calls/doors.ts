// Ways in that are no JSON calls: the popup of a social login, a provider's callback, an upload, a list as CSV, a page to print.
// They stand beside the call table, with the same caller and the same limits.
import type { Readable } from 'node:stream';
import type { Endpoint } from '@tokhi/contract/endpoints';
import type { LimitName } from '@tokhi/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Caller, WhoAsks } from '../../callers/caller.ts';
import type { LimitBy } from '../limits/rate-limit.ts';
import { bearerToken, whoCalls } from './who-calls.ts';

/** What came in: nothing of it is parsed, because every outside service has a spelling of its own. */
interface Knock {
  method: 'GET' | 'POST';
  query: Readonly<Record<string, unknown>>;
  /** What stands in the place of `:name` in the door's path. */
  params: Readonly<Record<string, string>>;
  cookies: Readonly<Record<string, string>>;
  /** Empty where nothing was sent. */
  body: Buffer;
  contentType: string;
}

export interface DoorAnswer {
  status: number;
  type: string;
  body: string | Buffer | Readable;
  headers?: Readonly<Record<string, string>>;
}

export interface Door {
  name: string;
  methods: readonly ('GET' | 'POST')[];
  path: `/api/${string}`;
  who: Endpoint['who'];
  limit: LimitName;
  /** Bytes of the largest body; 0 where none is taken. */
  upTo: number;
  open: (knock: Knock, caller: Caller) => Promise<DoorAnswer>;
}

const NO_BODY = Buffer.alloc(0);

/** Serves the doors, each as it says; an answer is never kept on its way. */
export async function serveDoors(
  app: FastifyInstance,
  doors: readonly Door[],
  { limitBy, whoAsks }: { limitBy: LimitBy; whoAsks: WhoAsks | undefined },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const door of doors) {
      if (door.who === 'customer' && !whoAsks)
        throw new Error(`${door.name} needs a customer, and no session is checked`);
      scope.route({
        method: [...door.methods],
        url: door.path,
        // Fastify takes no limit of 0; a door without a body refuses the first byte.
        bodyLimit: Math.max(1, door.upTo),
        schema: { hide: true },
        onRequest: limitBy(door.limit),
        handler: async (request, reply) => {
          const token = bearerToken(request, door.who);
          const session = token === null ? null : ((await whoAsks?.(token)) ?? null);
          const caller = whoCalls(request, door.who, session);
          const answer = await door.open(
            {
              // HEAD is answered as GET is.
              method: request.method === 'POST' ? 'POST' : 'GET',
              query: request.query as Knock['query'],
              params: request.params as Knock['params'],
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

/** As they were sent; a door that sets one knows how it wrote it. */
function cookiesOf(header = ''): Knock['cookies'] {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}
