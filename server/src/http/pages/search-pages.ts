import type { FastifyInstance } from 'fastify';
import type { LimitBy } from '../limits/rate-limit.ts';

/** The page and its data, however the address is spelled: the router decodes it and knows no capitals. */
const SEARCH = /^\/search(?:\/|\.data|$)/i;

function isSearch(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    return SEARCH.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Every search is another page, so neither the edge nor the process has it kept: what a visitor can type is more than enough. */
export function limitSearchPages(app: FastifyInstance, limitBy: LimitBy): void {
  const limit = limitBy('searching');
  app.addHook('onRequest', async (request, reply) => {
    if (isSearch(request.url)) await limit(request, reply);
  });
}
