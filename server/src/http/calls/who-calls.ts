import type { Endpoint } from '@tokhi/contract/endpoints';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyRequest } from 'fastify';
import type { Caller, Nobody, WhoAsks } from '../../callers/caller.ts';

const LONGEST_BROWSER = 200;

/** The session that a token opened. */
export type Session = NonNullable<Awaited<ReturnType<WhoAsks>>>;

/** Who asks, or a refusal where somebody is needed. */
export function whoCalls(request: FastifyRequest, who: Endpoint['who'], session: Session | null): Caller {
  const nobody: Nobody = {
    who: 'nobody',
    requestId: request.id,
    address: request.ip,
    browser: (request.headers['user-agent'] ?? '').slice(0, LONGEST_BROWSER),
  };
  if (session !== null) return { ...nobody, who: 'customer', ...session, idempotency: null };
  if (who === 'customer') throw refuse('login_required');
  return nobody;
}

/** Spec §7: "Auth means a bearer token header". A call for anyone never looks at it. */
export function bearerToken({ headers: { authorization = '' } }: FastifyRequest, who: Endpoint['who']): string | null {
  if (who === 'anyone') return null;
  return /^Bearer ([\w.~+/-]{16,512}=*)$/i.exec(authorization)?.[1] ?? null;
}
