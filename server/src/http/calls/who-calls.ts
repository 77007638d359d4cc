import type { Endpoint } from '@tokhi/contract/endpoints';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyRequest } from 'fastify';
import type { Caller, Nobody, WhoAsks } from '../../callers/caller.ts';

const LONGEST_BROWSER = 200;

/** Who asks, or a refusal where somebody is needed. A call for anyone never looks at the session. */
export async function whoCalls(request: FastifyRequest, who: Endpoint['who'], whoAsks?: WhoAsks): Promise<Caller> {
  const nobody: Nobody = {
    who: 'nobody',
    requestId: request.id,
    address: request.ip,
    browser: (request.headers['user-agent'] ?? '').slice(0, LONGEST_BROWSER),
  };
  if (who === 'anyone') return nobody;
  const token = bearerToken(request);
  const session = token === null ? null : ((await whoAsks?.(token)) ?? null);
  if (session !== null) return { ...nobody, who: 'customer', ...session, idempotency: null };
  if (who === 'customer') throw refuse('login_required');
  return nobody;
}

/** Spec §7: "Auth means a bearer token header". */
function bearerToken({ headers: { authorization = '' } }: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/-]{16,512}=*)$/i.exec(authorization)?.[1] ?? null;
}
