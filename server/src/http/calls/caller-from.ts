import type { Endpoint } from '@tokhi/contract/endpoints';
import type { LimitName } from '@tokhi/contract/limits';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindSession, Guest, ShopCaller } from '../../callers/caller.ts';
import { browserKey } from '../requests/browser-key.ts';
import { peerAddress } from '../requests/peer-address.ts';

const LONGEST_BROWSER = 200;

/** The session that a token belongs to. */
export type Session = NonNullable<Awaited<ReturnType<FindSession>>>;

/** The caller, or a refusal if the call needs a customer. */
export function callerFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, who, limit }: { name: string; who: Endpoint['who']; limit: LimitName },
  session: Session | null,
): ShopCaller {
  const guest: Guest = {
    who: 'nobody',
    requestId: request.id,
    address: peerAddress(request),
    call: name,
    browser: (request.headers['user-agent'] ?? '').slice(0, LONGEST_BROWSER),
    browserKey: limit === 'entering' ? browserKey(request, reply) : '',
  };
  if (session !== null) return { ...guest, who: 'customer', ...session, idempotency: null };
  if (who === 'customer') throw refuse('login_required');
  return guest;
}

/** Spec §7: "Auth means a bearer token header". A call for anyone never reads it. */
export function bearerToken({ headers: { authorization = '' } }: FastifyRequest, who: Endpoint['who']): string | null {
  if (who === 'anyone') return null;
  return tokenOfHeader(authorization);
}

/** The token in a parsed body, if no header brings one. */
export function tokenInBody({ headers: { authorization }, body }: FastifyRequest): string | null {
  const token: unknown = typeof body === 'object' && body !== null && 'token' in body ? body.token : null;
  return authorization === undefined && typeof token === 'string' ? tokenOfHeader(`Bearer ${token}`) : null;
}

const tokenOfHeader = (header: string): string | null => /^Bearer ([\w.~+/-]{16,512}=*)$/i.exec(header)?.[1] ?? null;
