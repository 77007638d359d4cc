import type { FastifyRequest } from 'fastify';

/**
 * Whether one of our pages sent the request. A POST carries its Origin. A same-origin GET carries none; for it the browser states the
 * origin in a header that no script can set.
 */
export function isFromOurPage({ method, headers }: FastifyRequest, origin: string): boolean {
  if (headers.origin !== undefined || method !== 'GET') return headers.origin === origin;
  return headers['sec-fetch-site'] === 'same-origin';
}
