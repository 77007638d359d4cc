import type { AdminCall } from '@tokhi/contract/admin/admin-call';
import { allows } from '@tokhi/contract/admin/permissions';
import { refuse } from '@tokhi/contract/texts/refusals';
import { countedNetwork } from '@tokhi/rules/network/counted-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminCaller, FindStaffSession, StaffSession } from '../../callers/admin-caller.ts';
import type { CallPolicy } from '../calls/call-policy.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import { peerAddress } from '../requests/peer-address.ts';
import { adminCallerFrom } from './admin-caller-from.ts';
import { tokenInCookie } from './session-cookie.ts';

interface Deps {
  rateLimits: RateLimits;
  findSession: FindStaffSession;
  /** The address of the admin application: no other page may send a request. */
  origin: string;
}

const ENTRY_BODY_LIMIT = 16 * 1024;

/** The calls of the admin API: staff by their cookie, from our own pages alone, with both factors and the permission. */
export function createAdminPolicy({ rateLimits, findSession, origin }: Deps): CallPolicy<AdminCall, AdminCaller> {
  const sessions = new WeakMap<FastifyRequest, StaffSession>();

  /** Whoever is not known is counted by network, and its way in once more. */
  const countNetwork = (network: string, { limit }: AdminCall, reply: FastifyReply) => {
    rateLimits.count('browsing', network, reply);
    if (limit === 'entering') rateLimits.count('entering', network, reply);
  };

  async function sessionOf(token: string, network: string, reply: FastifyReply): Promise<StaffSession | null> {
    if (!rateLimits.isBelow('strangers', network)) throw refuse('too_many_requests');
    const session = await findSession(token);
    if (session === null) rateLimits.count('strangers', network, reply);
    return session;
  }

  return {
    // Whoever has not shown both factors sends a password or a code, and nothing of megabytes.
    bodyLimit: ({ login }) => (login === 'complete' ? undefined : ENTRY_BODY_LIMIT),
    async admit(request, reply, call) {
      const network = countedNetwork(peerAddress(request));
      // SameSite=Strict keeps the cookie from other sites; the Origin also tells other ports and subdomains apart.
      const isOurs = request.headers.origin === origin;
      const token = isOurs && call.login !== 'none' ? tokenInCookie(request) : null;
      const session = token === null ? null : await sessionOf(token, network, reply);
      // By person and not by network: a whole team works from one office.
      if (session === null) countNetwork(network, call, reply);
      else rateLimits.count(call.limit, `staff-${session.staffId}`, reply);
      if (!isOurs) throw refuse('forbidden');
      if (call.login === 'none') return;
      if (session === null) throw refuse('login_required');
      sessions.set(request, session);
      if (call.may === null) return;
      if (session.secondFactorAt === null) throw refuse('second_factor_required');
      if (!allows(call.may, session.roles, call.does)) throw refuse('forbidden');
    },
    callerFrom: (request, reply, call) => adminCallerFrom(request, reply, call, sessions.get(request) ?? null),
    // No call of the map has an idempotency key yet (contract/src/admin/endpoints.ts).
    change: (_request, _call, caller, run) => run(caller),
    customerOf: () => null,
  };
}
