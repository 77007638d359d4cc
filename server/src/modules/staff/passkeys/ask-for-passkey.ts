import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditMember } from '../audit-member.ts';
import { memberById } from '../members.queries.ts';
import { writeChallenge } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { passkeysOf } from './passkeys.queries.ts';
import { PASSKEY_ALGORITHMS } from './verify-passkey.ts';

/** Long enough to find the phone or the key. */
const CHALLENGE_MS = 5 * 60_000;

/** Passkeys belong only to the host of the admin application. */
const rpIdOf = (origin: string): string => new URL(origin).hostname;

type Known = Awaited<ReturnType<typeof passkeysOf>>;
const named = (passkeys: Known) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id.toString('base64url'), transports }));

/** Options for a new passkey. The password was entered before, so the device need not verify the person again. */
export async function passkeyToAdd(deps: StaffDeps, caller: Staff): Promise<CallReply<AdminCalls['passkeyToAdd']>> {
  const member = await memberById(deps.db, caller.staffId);
  if (member === undefined) throw refuse('login_required');
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Тохь', rpID: rpIdOf(deps.origin), userName: member.email, userDisplayName: member.name },
    userID: new TextEncoder().encode(`staff-${member.id}`),
    excludeCredentials: named(await passkeysOf(deps.db, member.id)),
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(deps, caller, options.challenge);
  return { result: 'success', options: { ...options } };
}

/** The challenge for a passkey of this member: to complete a login, or to confirm the factor again. */
export async function passkeyToShow(
  deps: StaffDeps,
  caller: EnteringStaff,
): Promise<CallReply<AdminCalls['passkeyToShow']>> {
  const allowCredentials = named(await passkeysOf(deps.db, caller.staffId));
  if (allowCredentials.length === 0) throw refuse('passkey_wrong');
  const rpID = rpIdOf(deps.origin);
  const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' });
  await keepChallenge(deps, caller, options.challenge);
  return { result: 'success', options: { ...options } };
}

async function keepChallenge(deps: StaffDeps, caller: Staff | EnteringStaff, challenge: string): Promise<void> {
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await inTransaction(deps.db, async (tx) => {
    await writeChallenge(tx, Buffer.from(caller.sessionId, 'hex'), challenge, expiresAt);
    await auditMember(tx, 'ask for passkey', caller.staffId, caller, now);
  });
}
