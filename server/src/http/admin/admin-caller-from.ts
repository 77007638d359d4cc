import type { AdminCall } from '@tokhi/contract/admin/admin-call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminCaller, StaffSession } from '../../callers/admin-caller.ts';
import type { Staff } from '../../callers/caller.ts';
import { peerAddress } from '../requests/peer-address.ts';
import { setTokenCookie } from './session-cookie.ts';

const LONGEST_BROWSER = 200;

const askingOf = (request: FastifyRequest, call: string) => ({
  requestId: request.id,
  address: peerAddress(request),
  call,
  browser: (request.headers['user-agent'] ?? '').slice(0, LONGEST_BROWSER),
  browserKey: '',
});

/** A staff member who has shown both factors. */
export const staffFrom = (
  request: FastifyRequest,
  call: string,
  { staffId, sessionId, roles }: StaffSession,
): Staff => ({ ...askingOf(request, call), who: 'staff', staffId, sessionId, roles, idempotency: null });

/** The caller of an admitted request, as specific as the login of the call requires. */
export function adminCallerFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, login }: AdminCall,
  session: StaffSession | null,
): AdminCaller {
  const asking = askingOf(request, name);
  const setToken = (token: string | null) => setTokenCookie(reply, token);
  if (login === 'none') return { ...asking, who: 'nobody', setToken };
  if (session === null) throw refuse('login_required');
  const { staffId, sessionId, roles } = session;
  if (login === 'password') return { ...asking, who: 'entering', staffId, sessionId, roles, session, setToken };
  return staffFrom(request, name, session);
}
