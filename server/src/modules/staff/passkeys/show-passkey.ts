import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { newSecret } from '../../accounts/public.ts';
import { completeLogin } from '../login/complete-login.ts';
import { showFactor } from '../login/show-factor.ts';
import { lockMember } from '../members.queries.ts';
import { takeChallenge } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { countCode, refusedCode } from '../totp/use-code.ts';
import { notePasskeyUsed, passkeysOf } from './passkeys.queries.ts';
import { verifySignature } from './verify-passkey.ts';

/** Completes the login with the signature of a passkey; in a complete session it confirms the second factor again. */
export async function showPasskey(
  deps: StaffDeps,
  { answer }: CallBody<AdminCalls['showPasskey']>,
  caller: EnteringStaff,
): Promise<CallReply<AdminCalls['showPasskey']>> {
  const { staffId, session } = caller;
  const counted = await countCode(deps, caller);
  const now = deps.now();
  const signed = await verify(deps, answer, caller, now).catch(refusedCode(deps, caller, now));
  const token = newSecret();
  await inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, staffId);
    if (member === undefined) throw refuse('login_required');
    if (!(await notePasskeyUsed(tx, signed.credentialId, signed.counter, now))) throw refuse('passkey_wrong');
    if (session.secondFactorAt === null) await completeLogin(tx, deps, member, caller, { token, now });
    else await showFactor(tx, caller, now);
  });
  await counted.takeBack();
  if (session.secondFactorAt === null) caller.setToken(token);
  return { result: 'success' };
}

async function verify(
  { db, origin }: StaffDeps,
  answer: CallBody<AdminCalls['showPasskey']>['answer'],
  { staffId, sessionId }: EnteringStaff,
  now: Date,
): Promise<{ credentialId: Buffer; counter: number }> {
  const challenge = await takeChallenge(db, Buffer.from(sessionId, 'hex'), now);
  const credentialId = Buffer.from(answer.id, 'base64url');
  const passkey = (await passkeysOf(db, staffId)).find((one) => one.credential_id.equals(credentialId));
  if (challenge === undefined || passkey === undefined) throw refuse('passkey_wrong');
  return { credentialId, counter: await verifySignature(answer, passkey, { origin, challenge }) };
}
