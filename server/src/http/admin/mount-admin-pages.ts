import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { STOREFRONT } from '../pages/load-storefront.ts';
import { startVite } from '../pages/start-vite.ts';

const ROOT = fileURLToPath(new URL('../../../../admin/', import.meta.url));

/** The policy of the shop's pages: only our own files, and no inline script at all. Pictures of QR codes are addresses. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // For the preview of the front page.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Vite injects inline scripts and styles and uses a web socket. */
const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:";

/**
 * The admin application: one HTML file at every address that is neither a call nor a file; the router in the browser reads the address. In
 * development Vite serves it from its sources, otherwise it comes from its build.
 */
export async function mountAdminPages(app: FastifyInstance, mode: 'sources' | 'build'): Promise<void> {
  const page = mode === 'sources' ? await pageFromSources(app) : await pageFromBuild(app);
  const policy = mode === 'sources' ? DEVELOPMENT_POLICY : PAGE_POLICY;
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await page(request.url));
  });
}

type Page = (url: string) => Promise<string>;

async function pageFromSources(app: FastifyInstance): Promise<Page> {
  const vite = await startVite(app, ROOT);
  return (url) => vite.transformIndexHtml(url, readFileSync(`${ROOT}index.html`, 'utf8'));
}

async function pageFromBuild(app: FastifyInstance): Promise<Page> {
  const html = readFileSync(`${ROOT}build/index.html`, 'utf8');
  await app.register(fastifyStatic, {
    root: `${ROOT}build/`,
    wildcard: false,
    index: false,
    // Served as a file, it would get the policy of calls.
    globIgnore: ['**/index.html', '**/.vite/**'],
    decorateReply: false,
    preCompressed: true,
    schemaHide: true,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  await serveShopFiles(app);
  return async () => html;
}

/**
 * Style sheets, fonts and icons of the shop's pages, for the preview. File names carry a hash: a file that both builds have is the same.
 */
async function serveShopFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${STOREFRONT}build/client/assets/`,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    schemaHide: true,
    maxAge: '365d',
    immutable: true,
  });
}
