import { type AdminRawEndpoint, type AdminRawName, adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffSession } from '../../callers/admin-caller.ts';
import type { Staff } from '../../callers/caller.ts';
import type { RawReply } from '../calls/raw-routes.ts';

interface AdminRawRequest {
  query: Readonly<Record<string, unknown>>;
  /** Empty if nothing was sent. */
  body: Buffer;
  /** The current session, without counting as use of it; null when it has ended. */
  sessionNow: () => Promise<StaffSession | null>;
}

export interface AdminRawRoute {
  name: AdminRawName;
  handle: (request: AdminRawRequest, caller: Staff) => Promise<RawReply>;
}

/** Admits the caller of a raw route by the same policy as the caller of a call. */
export interface AdmitRaw {
  admitRaw(
    request: FastifyRequest,
    reply: FastifyReply,
    route: AdminRawEndpoint & { name: string },
  ): Promise<{ caller: Staff; sessionNow: () => Promise<StaffSession | null> }>;
}

const NO_BODY = Buffer.alloc(0);

/** Serves the raw routes of the map; a route without a handler is an error at startup. */
export async function serveAdminRawRoutes(
  app: FastifyInstance,
  routes: readonly AdminRawRoute[],
  policy: AdmitRaw,
): Promise<void> {
  await app.register(async (scope) => {
    // The content decides what a file is, not the type that the browser sends.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [name, endpoint] of Object.entries(adminRawEndpoints)) {
      const route = routes.find((one) => one.name === name);
      if (route === undefined) throw new Error(`${name} is not built`);
      serveRoute(scope, route, endpoint, policy);
    }
  });
}

function serveRoute(app: FastifyInstance, route: AdminRawRoute, endpoint: AdminRawEndpoint, policy: AdmitRaw): void {
  const admitted = new WeakMap<FastifyRequest, Awaited<ReturnType<AdmitRaw['admitRaw']>>>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: Math.max(1, endpoint.upTo),
    // No HEAD: a caller who may send it may send GET.
    exposeHeadRoute: false,
    schema: { hide: true },
    // Before a byte of the body is read.
    onRequest: async (request, reply) => {
      admitted.set(request, await policy.admitRaw(request, reply, { ...endpoint, name: route.name }));
    },
    handler: async (request, reply) => {
      const known = admitted.get(request);
      if (known === undefined) throw refuse('login_required');
      const query = request.query as AdminRawRequest['query'];
      const body = Buffer.isBuffer(request.body) ? request.body : NO_BODY;
      const answer = await route.handle({ query, body, sessionNow: known.sessionNow }, known.caller);
      return reply
        .code(answer.status)
        .headers({ 'cache-control': 'no-store', ...answer.headers })
        .type(answer.type)
        .send(answer.body);
    },
  });
}
