import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefixedCookieName } from './prefixed-cookie-name.ts';

/** Browsers keep no cookie for longer than 400 days. */
const MAX_AGE_SECONDS = 365 * 86_400;

/**
 * The secret that identifies a browser to the shop: the value of its cookie, or a new one that the answer sets. It grants no access by
 * itself. The browser sends it only to the calls of accounts, so no page can depend on it.
 */
export function browserKey(request: FastifyRequest, reply: FastifyReply): string {
  const isSecure = request.protocol === 'https';
  const name = prefixedCookieName('browser', isSecure);
  const known = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  if (known !== undefined) return known;
  const made = randomBytes(32).toString('base64url');
  const secure = isSecure ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${name}=${made}; Path=/api/user; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return made;
}
