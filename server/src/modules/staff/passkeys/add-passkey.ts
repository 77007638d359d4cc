import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditMember } from '../audit-member.ts';
import { takeChallenge } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { deletePasskey, insertPasskey } from './passkeys.queries.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

/** Adds a new passkey as a second factor of the caller. */
export async function addPasskey(
  { db, now, origin }: StaffDeps,
  { name, answer }: CallBody<AdminCalls['addPasskey']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['addPasskey']>> {
  const { staffId, sessionId } = caller;
  const at = now();
  const challenge = await takeChallenge(db, Buffer.from(sessionId, 'hex'), at);
  if (challenge === undefined) throw refuse('passkey_wrong');
  const passkey = await verifyNewPasskey(answer, { origin, challenge });
  const transports = answer.response.transports ?? [];
  await inTransaction(db, async (tx) => {
    const isNew = await insertPasskey(tx, { ...passkey, staffId, name, transports, now: at });
    if (!isNew) throw refuse('passkey_wrong');
    await auditMember(tx, 'add passkey', staffId, caller, at);
  });
  return { result: 'success' };
}

/** Removing it twice succeeds. TOTP stays, so that nobody is without a second factor. */
export async function removePasskey(
  { db, now }: StaffDeps,
  { id }: CallBody<AdminCalls['removePasskey']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['removePasskey']>> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const isRemoved = await deletePasskey(tx, caller.staffId, Buffer.from(id, 'base64url'));
    if (isRemoved) await auditMember(tx, 'remove passkey', caller.staffId, caller, at);
  });
  return { result: 'success' };
}
