import { refuse } from '@tokhi/contract/texts/refusals';
import type { EnteringStaff } from '../../../callers/admin-caller.ts';
import type { Tx } from '../../../db/database.ts';
import { hashOf } from '../../accounts/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import { auditMember } from '../audit-member.ts';
import type { Member } from '../members.queries.ts';
import { isNewDevice } from '../sessions/is-new-device.ts';
import { completeSession } from '../sessions/staff-sessions.queries.ts';
import type { StaffDeps } from '../staff-deps.ts';

/**
 * The last step of every login, after a correct second factor: the session gets a new token, which only this answer contains, and the
 * member an email if browser or network are new.
 */
export async function completeLogin(
  tx: Tx,
  { origin }: Pick<StaffDeps, 'origin'>,
  { id: staffId, email, name }: Member,
  caller: EnteringStaff,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  const { address, browser } = caller;
  // Checked before this session is one of the past ones.
  const isNew = await isNewDevice(tx, staffId, caller);
  const tokenHash = hashOf(token);
  const isOpen = await completeSession(tx, Buffer.from(caller.sessionId, 'hex'), tokenHash, now);
  if (!isOpen) throw refuse('login_required');
  await auditMember(tx, 'log in', staffId, caller, now);
  if (!isNew) return;
  const mail = { kind: 'staff-new-device' as const, browser, address, at: now, adminOrigin: origin };
  await queueEmail(tx, mail, { email, customerId: null, name }, `staff-new-device:${tokenHash.toString('hex')}`);
}
