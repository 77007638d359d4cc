import type { FastifyInstance } from 'fastify';
import type { LimitBy } from '../limits/rate-limit.ts';

/** The page and its data, in every spelling of the address: the router decodes it and ignores case. */
const SEARCH = /^\/search(?:\/|\.data|$)/i;

function isSearch(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    return SEARCH.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Every search is a different page, so neither the edge nor the process has it cached. The limit is higher than anybody can type. */
export function limitSearchPages(app: FastifyInstance, limitBy: LimitBy): void {
  const limit = limitBy('searching');
  app.addHook('onRequest', async (request, reply) => {
    if (isSearch(request.url)) await limit(request, reply);
  });
}
