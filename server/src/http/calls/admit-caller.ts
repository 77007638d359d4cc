import type { Endpoint } from '@tokhi/contract/endpoints';
import type { LimitName } from '@tokhi/contract/limits';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WhoAsks } from '../../callers/caller.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import { bearerToken, type Session } from './who-calls.ts';

/**
 * Looks the session up, once a request, and counts the request: a session by itself, everybody else against the address, which a
 * whole office may share. Made-up tokens escape neither: they count against the address, and after a while of them its tokens are
 * not looked up at all. Such a one is told to wait and not that its session has ended, for it may be a good one.
 */
export async function admitCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  { who, limit }: { who: Endpoint['who']; limit: LimitName },
  { rateLimits, whoAsks }: { rateLimits: RateLimits; whoAsks: WhoAsks | undefined },
): Promise<Session | null> {
  const countAll = (by: 'browsing' | 'session', whom: string) => {
    rateLimits.count(by, whom, reply);
    if (limit !== 'browsing') rateLimits.count(limit, whom, reply);
  };
  const token = bearerToken(request, who);
  if (token === null || whoAsks === undefined) {
    countAll('browsing', request.ip);
    return null;
  }
  if (!rateLimits.hasRoom('strangers', request.ip)) throw refuse('too_many_requests');
  const session = await whoAsks(token).catch((error: unknown) => {
    // A blocked customer, or a database that is away: refused all the same, and not for nothing.
    countAll('browsing', request.ip);
    throw error;
  });
  if (session === null) {
    rateLimits.count('strangers', request.ip, reply);
    countAll('browsing', request.ip);
  } else countAll('session', session.sessionId);
  return session;
}
