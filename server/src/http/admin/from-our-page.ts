import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of ours sent the request. A POST carries its Origin. A GET of the same origin carries none: of it the browser says
 * where it comes from in a header that no script can set.
 */
export function isFromOurPage({ method, headers }: FastifyRequest, origin: string): boolean {
  if (headers.origin !== undefined || method !== 'GET') return headers.origin === origin;
  return headers['sec-fetch-site'] === 'same-origin';
}
