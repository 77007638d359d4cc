import type { AdminCall } from '@tokhi/contract/admin/admin-call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminCaller, StaffSession } from '../../callers/admin-caller.ts';
import { peerAddress } from '../requests/peer-address.ts';
import { setTokenCookie } from './session-cookie.ts';

const LONGEST_BROWSER = 200;

/** The caller of a request that was admitted, as narrow as the call's login says. */
export function adminCallerFrom(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, login }: AdminCall,
  session: StaffSession | null,
): AdminCaller {
  const asking = {
    requestId: request.id,
    address: peerAddress(request),
    call: name,
    browser: (request.headers['user-agent'] ?? '').slice(0, LONGEST_BROWSER),
    browserKey: '',
  };
  const setToken = (token: string | null) => setTokenCookie(reply, token);
  if (login === 'none') return { ...asking, who: 'nobody', setToken };
  if (session === null) throw refuse('login_required');
  const { staffId, sessionId, roles } = session;
  if (login === 'password') return { ...asking, who: 'entering', staffId, sessionId, roles, session, setToken };
  return { ...asking, who: 'staff', staffId, sessionId, roles };
}
