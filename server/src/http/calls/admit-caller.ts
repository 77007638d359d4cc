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
  /** Told whose session it is before the call is counted: a refusal is somebody's, too. */
  onSession: (session: Session) => void;
}

/**
 * Looks the session up, once a request, and counts the request: a customer by itself, in however many sessions, and with the other
 * customers of its network; everybody else against the network, which a whole office may share. Made-up tokens escape neither: they
 * count against the network, and after a while of them its tokens are not looked up at all. Such a one is told to wait and not that
 * its session has ended, for it may be a good one.
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
    // A blocked customer, or a database that is away: refused all the same, and not for nothing.
    countAll('browsing', network);
    throw error;
  });
  if (session === null) {
    rateLimits.count('strangers', network, reply);
    countAll('browsing', network);
  } else {
    onSession(session);
    // In this order: a customer who is refused uses up nothing of the others.
    countAll('customer', `customer-${session.customerId}`);
    countAll('customer', `customers-of-${network}`, CUSTOMERS_OF_ADDRESS);
  }
  return session;
}
