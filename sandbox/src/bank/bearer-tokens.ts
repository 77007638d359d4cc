import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface BearerTokens {
  give: () => string;
  /** A `preHandler` hook of what needs a token. */
  ask: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** As when they have expired before their time: it happens. */
  revokeAll: () => void;
}

/** Tokens of a service that gives them for a password; `refusal` is what it says to whoever has none. */
export function createBearerTokens(lifeSeconds: number, refusal: object): BearerTokens {
  const known = new Map<string, number>();
  return {
    give() {
      const token = randomBytes(48).toString('base64url');
      known.set(token, Date.now() + lifeSeconds * 1_000);
      return token;
    },
    async ask(request, reply) {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      return (known.get(token) ?? 0) > Date.now() ? undefined : reply.code(401).send(refusal);
    },
    revokeAll: () => known.clear(),
  };
}
