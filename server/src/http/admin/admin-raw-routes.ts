import { type AdminRawEndpoint, type AdminRawName, adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffSession } from '../../callers/admin-caller.ts';
import type { Staff } from '../../callers/caller.ts';
import type { RawReply } from '../calls/raw-routes.ts';

interface AdminRawRequest {
  query: Readonly<Record<string, unknown>>;
  /** The session as it is now, without being used by asking; null when it has ended. */
  sessionNow: () => Promise<StaffSession | null>;
}

export interface AdminRawRoute {
  name: AdminRawName;
  handle: (request: AdminRawRequest, caller: Staff) => Promise<RawReply>;
}

/** Admits the caller of a raw route as the policy admits those of calls. */
export interface AdmitRaw {
  admitRaw(
    request: FastifyRequest,
    reply: FastifyReply,
    route: AdminRawEndpoint & { name: string },
  ): Promise<{ caller: Staff; sessionNow: () => Promise<StaffSession | null> }>;
}

/** Serves the raw routes of the map; one that is not built is an error of the start. */
export function serveAdminRawRoutes(app: FastifyInstance, routes: readonly AdminRawRoute[], policy: AdmitRaw): void {
  for (const [name, endpoint] of Object.entries(adminRawEndpoints)) {
    const route = routes.find((one) => one.name === name);
    if (route === undefined) throw new Error(`${name} is not built`);
    const admitted = new WeakMap<FastifyRequest, Awaited<ReturnType<AdmitRaw['admitRaw']>>>();
    app.route({
      method: 'GET',
      url: endpoint.path,
      // Whoever may ask for the head of a file may ask for the file.
      exposeHeadRoute: false,
      schema: { hide: true },
      onRequest: async (request, reply) => {
        admitted.set(request, await policy.admitRaw(request, reply, { ...endpoint, name }));
      },
      handler: async (request, reply) => {
        const known = admitted.get(request);
        if (known === undefined) throw refuse('login_required');
        const query = request.query as AdminRawRequest['query'];
        const answer = await route.handle({ query, sessionNow: known.sessionNow }, known.caller);
        return reply
          .code(answer.status)
          .headers({ 'cache-control': 'no-store', ...answer.headers })
          .type(answer.type)
          .send(answer.body);
      },
    });
  }
}
