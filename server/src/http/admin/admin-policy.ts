import type { AdminCall } from '@tokhi/contract/admin/admin-call';
import type { AdminEndpoint } from '@tokhi/contract/admin/map/admin-endpoint';
import { allows } from '@tokhi/contract/admin/permissions';
import { BACKGROUND_HEADER } from '@tokhi/contract/admin/raw-endpoints';
import { IDEMPOTENCY_KEY } from '@tokhi/contract/idempotency-key';
import { refuse } from '@tokhi/contract/texts/refusals';
import { countedNetwork } from '@tokhi/rules/network/counted-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminCaller, AdmitNetwork, FindStaffSession, StaffSession } from '../../callers/admin-caller.ts';
import type { AnswerIdempotently } from '../../callers/answer-idempotently.ts';
import type { CallPolicy } from '../calls/call-policy.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import { peerAddress } from '../requests/peer-address.ts';
import { readIdempotencyKey } from '../requests/read-idempotency-key.ts';
import { adminCallerFrom, staffFrom } from './admin-caller-from.ts';
import type { AdmitRaw } from './admin-raw-routes.ts';
import { isFromOurPage } from './from-our-page.ts';
import { tokenInCookie } from './session-cookie.ts';

interface Deps {
  rateLimits: RateLimits;
  findSession: FindStaffSession;
  admitNetwork: AdmitNetwork;
  answerIdempotently: AnswerIdempotently;
  now: () => Date;
  /** The origin of the admin application: no other page may send a request. */
  origin: string;
}

/** Long enough for one task, too short for somebody who finds an unlocked computer. */
const FRESH_FACTOR_MS = 5 * 60_000;
/** What admission checks of a call or a raw route. */
type Admitted = Pick<AdminEndpoint, 'login' | 'may' | 'does' | 'limit' | 'stepUp' | 'takesReason' | 'twoPeople'> & {
  isBackground?: boolean;
};

const ENTRY_BODY_LIMIT = 16 * 1024;

/** The policy of the admin API: staff by their cookie, only from our own pages, with both factors and the permission. */
export function createAdminPolicy({
  rateLimits,
  findSession,
  admitNetwork,
  answerIdempotently,
  now,
  origin,
}: Deps): CallPolicy<AdminCall, AdminCaller> & AdmitRaw {
  const sessions = new WeakMap<FastifyRequest, StaffSession>();

  /** A caller without a session is counted by network, and a login attempt once more. */
  const countNetwork = (network: string, { limit }: Admitted, reply: FastifyReply) => {
    rateLimits.count('browsing', network, reply);
    if (limit === 'entering') rateLimits.count('entering', network, reply);
  };

  async function sessionOf(
    token: string,
    network: string,
    reply: FastifyReply,
    isUse: boolean,
  ): Promise<StaffSession | null> {
    if (!rateLimits.isBelow('strangers', network)) throw refuse('too_many_requests');
    const session = await findSession(token, isUse);
    if (session === null) rateLimits.count('strangers', network, reply);
    return session;
  }

  async function admit(request: FastifyRequest, reply: FastifyReply, call: Admitted): Promise<void> {
    const network = countedNetwork(peerAddress(request));
    // SameSite=Strict keeps the cookie from other sites; the Origin also tells other ports and subdomains apart.
    const isOurs = isFromOurPage(request, origin);
    const token = isOurs && call.login !== 'none' ? tokenInCookie(request) : null;
    const isUse = !call.isBackground && request.headers[BACKGROUND_HEADER] === undefined;
    const session = token === null ? null : await sessionOf(token, network, reply, isUse);
    // By person and not by network: a whole team works in one office.
    if (session === null) countNetwork(network, call, reply);
    else rateLimits.count(call.limit, `staff-${session.staffId}`, reply);
    if (!isOurs) throw refuse('forbidden');
    if (!(await admitNetwork(peerAddress(request), session))) throw refuse('network_not_allowed');
    if (call.login === 'none') return;
    if (session === null) throw refuse('login_required');
    sessions.set(request, session);
    if (call.login === 'password') return;
    if (session.secondFactorAt === null) throw refuse('second_factor_required');
    if (call.may !== null && !allows(call.may, session.roles, call.does, call)) throw refuse('forbidden');
    // Last: a caller who may not make the call is not asked for a code.
    const shownMs = now().getTime() - session.secondFactorAt.getTime();
    if (call.stepUp && shownMs >= FRESH_FACTOR_MS) throw refuse('step_up_required');
  }

  return {
    // Without both factors a caller sends only a password or a code, never megabytes.
    bodyLimit: ({ login }) => (login === 'complete' ? undefined : ENTRY_BODY_LIMIT),
    admit,
    async admitRaw(request, reply, route) {
      await admit(request, reply, route);
      const [session, token] = [sessions.get(request), tokenInCookie(request)];
      if (session === undefined || token === null) throw refuse('login_required');
      const sessionNow = () => findSession(token, false);
      return { caller: staffFrom(request, route.name, session), sessionNow };
    },
    callerFrom: (request, reply, call) => adminCallerFrom(request, reply, call, sessions.get(request) ?? null),
    change(request, call, caller, run) {
      if (!call.withIdempotencyKey || caller.who !== 'staff') return run(caller);
      const idempotency = readIdempotencyKey(request, call, { staffId: caller.staffId });
      // Unlike a client of the spec, ours always sends a key: without one a retry would repeat the work.
      if (idempotency === null) throw refuse('invalid_request', { [IDEMPOTENCY_KEY]: '' });
      return answerIdempotently(idempotency, () => run({ ...caller, idempotency }));
    },
    customerOf: () => null,
  };
}
