import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface BearerTokens {
  give: () => string;
  /** A `preHandler` hook for routes that need a token. */
  ask: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** As if the tokens had expired early, which happens. */
  revokeAll: () => void;
}

/** Tokens of a service that issues them for a password; `refusal` is its answer to a request without one. */
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
