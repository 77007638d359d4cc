import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withAbort } from '../../cache/abort.ts';
import { isDatabaseBusy } from '../../db/database-errors.ts';
import { untilGone } from '../calls/serve-calls.ts';
import { addressAt } from '../requests/plain-target.ts';
import { notePageRoute } from '../requests/route-of.ts';
import { importStorefront, type LoadStorefront, type Shop, STOREFRONT, type Storefront } from './load-storefront.ts';
import { startVite } from './start-vite.ts';

/** Mounts the shop's pages as the last route: from the sources with Vite in development, otherwise from the build. */
export async function mountStorefront(app: FastifyInstance, shop: Shop, mode: 'sources' | 'build'): Promise<void> {
  const load = mode === 'sources' ? await loadFromSources(app) : await loadFromBuild(app);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { handle } = await load();
      const address = addressAt(shop.origin, request.url);
      // Browsers read two slashes at the beginning of a link as a host: a page must not have such an address.
      if (address.pathname.startsWith('//')) {
        return reply.redirect(address.pathname.replace(/^\/+/, '/') + address.search, 301);
      }
      const gone = untilGone(reply);
      let busy: unknown;
      const report = (error: unknown) => {
        // A visitor who has left is not a failure.
        if (gone.aborted) return;
        if (isDatabaseBusy(error)) busy = error;
        else request.log.error({ err: error }, 'a page failed');
      };
      const asked = toWebRequest(request, address, gone);
      const noteRoute = (pattern: string) => notePageRoute(request, pattern);
      const page = await withAbort(gone, () => handle(asked, { ...shop, report, noteRoute }));
      // The router's error page would say that the shop is broken; a short outage of the database is answered as for calls.
      if (busy !== undefined && page.status >= 500) throw busy;
      if (busy !== undefined) request.log.warn({ err: busy }, 'a page went without a part that the database holds');
      return reply.send(page);
    },
  });
}

async function loadFromSources(app: FastifyInstance): Promise<LoadStorefront> {
  const vite = await startVite(app, STOREFRONT);
  return async () => (await vite.ssrLoadModule('./app/server.ts')) as unknown as Storefront;
}

async function loadFromBuild(app: FastifyInstance): Promise<LoadStorefront> {
  const built = await importStorefront();
  await app.register(fastifyStatic, {
    root: `${STOREFRONT}build/client/`,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const named = path.includes('/assets/');
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  return async () => built;
}

/** Only GET and HEAD reach the pages, so there is no body. */
function toWebRequest(request: FastifyRequest, address: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return new Request(address, { method: request.method, headers, signal });
}
