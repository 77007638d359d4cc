import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { browserName } from '@tokhi/contract/texts/browser-name';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { memberById } from '../members.queries.ts';
import { passkeysOf } from '../passkeys/passkeys.queries.ts';
import { countUnusedCodes } from '../recovery/recovery-codes.queries.ts';
import { UNUSED_MS } from '../sessions/staff-session-lives.ts';
import { openSessionsOf } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';

/** The caller's factors and sessions. */
export async function showSecurity(
  { db, now }: StaffDeps,
  { staffId, sessionId }: Staff,
): Promise<CallReply<AdminCalls['showSecurity']>> {
  const at = now();
  const member = await memberById(db, staffId);
  if (member === undefined) throw refuse('login_required');
  const passkeys = await passkeysOf(db, staffId);
  const sessions = await openSessionsOf(db, staffId, at, new Date(at.getTime() - UNUSED_MS));
  return {
    result: 'success',
    totp: member.totp_confirmed_at !== null,
    passkeys: passkeys.map(({ credential_id, name, created_at, last_used_at }) => ({
      ...{ id: credential_id.toString('base64url'), name, createdAt: created_at.toISOString() },
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    recoveryCodes: await countUnusedCodes(db, staffId),
    sessions: sessions.map(({ token_hash, user_agent, address, created_at, last_seen_at }) => ({
      ...{ id: token_hash.toString('hex'), device: browserName(user_agent ?? ''), address },
      ...{ createdAt: created_at.toISOString(), lastSeenAt: last_seen_at.toISOString() },
      isThis: token_hash.toString('hex') === sessionId,
    })),
  };
}
