import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = /(?:^|;\s*)browser=([\w-]{43})(?:;|$)/;
/** Browsers keep no cookie for longer than 400 days. */
const MAX_AGE_SECONDS = 365 * 86_400;

/**
 * The secret by which the shop recognises a browser: its own cookie, or a new one that the answer sets. It opens nothing by itself.
 * It is sent to the calls of accounts only, so no page can differ by it.
 */
export function browserKey(request: FastifyRequest, reply: FastifyReply): string {
  const known = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  if (known !== undefined) return known;
  const made = randomBytes(32).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `browser=${made}; Path=/api/user; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return made;
}
