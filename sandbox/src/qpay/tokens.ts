import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QPAY_MERCHANT } from './merchant.ts';
import { failure } from './wire.ts';

const LIFE_SECONDS = 86_400;
const REFRESH_SECONDS = 2 * LIFE_SECONDS;

/** Authentication: a password for a token, a token for everything else. */
export function createTokens() {
  const known = new Map<string, number>();
  const expected = `Basic ${Buffer.from(`${QPAY_MERCHANT.username}:${QPAY_MERCHANT.password}`).toString('base64')}`;
  return {
    /** QPay's oddities: expiry as a moment, not a duration; a number as a text; a field with a hyphen. */
    give(request: FastifyRequest, reply: FastifyReply) {
      if (request.headers.authorization === undefined) return failure(reply, 401, 'NO_CREDENDIALS');
      if (request.headers.authorization !== expected) return failure(reply, 401, 'AUTHENTICATION_FAILED');
      const second = Math.floor(Date.now() / 1_000);
      const token = randomBytes(270).toString('base64url');
      known.set(token, second + LIFE_SECONDS);
      return {
        token_type: 'bearer',
        refresh_expires_in: second + REFRESH_SECONDS,
        refresh_token: randomBytes(270).toString('base64url'),
        access_token: token,
        expires_in: second + LIFE_SECONDS,
        scope: 'get_token',
        'not-before-policy': '0',
        session_state: randomUUID(),
      };
    },
    /** A `preHandler` hook for everything else. */
    ask: async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined) return failure(reply, 401, 'NO_CREDENDIALS');
      const until = known.get(token);
      if (until === undefined || until * 1_000 <= Date.now()) return failure(reply, 401, 'AUTHENTICATION_FAILED');
      return undefined;
    },
    /** As if the tokens had expired early, which happens. Returns how many there were. */
    revokeAll: () => {
      const forgotten = known.size;
      known.clear();
      return { forgotten };
    },
  };
}
