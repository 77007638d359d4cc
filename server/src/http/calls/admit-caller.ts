import type { Endpoint } from '@tokhi/contract/endpoints';
import { CUSTOMERS_OF_ADDRESS, type LimitName } from '@tokhi/contract/limits';
import { refuse } from '@tokhi/contract/texts/refusals';
import { countedNetwork } from '@tokhi/rules/network/counted-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindSession } from '../../callers/caller.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import { peerAddress } from '../requests/peer-address.ts';
import { bearerToken, type Session } from './caller-from.ts';

interface AdmitDeps {
  rateLimits: RateLimits;
  findSession: FindSession | undefined;
  /** Called with the session before the call is counted, so that a refusal is logged with its customer too. */
  onSession: (session: Session) => void;
}

/**
 * Looks the session up, once per request, and counts the request. A customer is counted across all sessions, and together with the other
 * customers of the network; every other caller counts against the network, which a whole office may share. Made-up tokens avoid neither
 * limit: they count against the network, and after too many of them its tokens are not looked up at all. Such a caller is told to wait, not
 * that the session has ended, because the token may be valid.
 */
export async function admitCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  { who, limit }: { who: Endpoint['who']; limit: LimitName },
  { rateLimits, findSession, onSession }: AdmitDeps,
  token = bearerToken(request, who),
): Promise<Session | null> {
  const network = countedNetwork(peerAddress(request));
  const countAll = (by: 'browsing' | 'customer', whom: string, budgets = 1) => {
    rateLimits.count(by, whom, reply, budgets);
    if (limit !== 'browsing') rateLimits.count(limit, whom, reply, budgets);
  };
  if (token === null || findSession === undefined) {
    countAll('browsing', network);
    return null;
  }
  if (!rateLimits.isBelow('strangers', network)) throw refuse('too_many_requests');
  const session = await findSession(token).catch((error: unknown) => {
    // A blocked customer, or a database that is away: the request is refused, but still counts.
    countAll('browsing', network);
    throw error;
  });
  if (session === null) {
    rateLimits.count('strangers', network, reply);
    countAll('browsing', network);
  } else {
    onSession(session);
    // In this order: a refused customer does not use up the limit of the others.
    countAll('customer', `customer-${session.customerId}`);
    countAll('customer', `customers-of-${network}`, CUSTOMERS_OF_ADDRESS);
  }
  return session;
}
