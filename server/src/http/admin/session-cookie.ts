import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-`: the browser accepts it from this host alone, over HTTPS or localhost, for the whole host. */
const NAME = '__Host-admin';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

export const tokenInCookie = ({ headers: { cookie = '' } }: FastifyRequest): string | null =>
  COOKIE.exec(cookie)?.[1] ?? null;

/** Without Max-Age: the cookie ends with the browser, and the session at its own time in any case. */
export const setTokenCookie = (reply: FastifyReply, token: string | null): void =>
  void reply.header('set-cookie', `${NAME}=${token ?? ''}; ${ATTRIBUTES}${token === null ? '; Max-Age=0' : ''}`);
