import type { FastifyRequest } from 'fastify';

/** All pages are one route of Fastify; the router reports which page it was when it has answered. */
const pageRoutes = new WeakMap<FastifyRequest, string>();

const DATA = '.data';

/** The data of a page is a route of its own: it costs less than the page. */
export function notePageRoute(request: FastifyRequest, pattern: string): void {
  const isData = request.url.split('?', 1)[0]?.endsWith(DATA);
  const route = pattern.startsWith('/') ? pattern : `/${pattern}`;
  pageRoutes.set(request, isData ? `${route}${DATA}` : route);
}

/** Each built file is a route; file names change with every build. */
const FILES = /^\/(assets|images|fonts)\/./;

/** The pattern under which a request is logged and measured: only patterns from the code, and no text that a visitor chose. */
export function routeOf(request: FastifyRequest): string {
  const url = pageRoutes.get(request) ?? request.routeOptions.url ?? 'unknown';
  const [, folder] = FILES.exec(url) ?? [];
  return folder === undefined ? url : `/${folder}/*`;
}
