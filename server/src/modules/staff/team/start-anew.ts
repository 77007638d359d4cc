import type { Tx } from '../../../db/database.ts';
import { hashOf, newSecret } from '../../accounts/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import { writeInvitation } from '../invitations/invitations.queries.ts';
import { INVITATION_MS } from '../invitations/invite.ts';
import { memberById } from '../members.queries.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.queries.ts';
import { deleteCodesOf } from '../recovery/recovery-codes.queries.ts';
import { revokeSessionsOf } from '../sessions/staff-sessions.queries.ts';
import { clearAccess } from './team.queries.ts';

interface By {
  /** The inviting staff member. */
  staffId: number;
  origin: string;
  now: Date;
}

/**
 * Removes all access, and mails an invitation. The password is removed, too: a person who has it and the lost phone must not be able to set
 * up the new factor.
 */
export async function startAnew(tx: Tx, staffId: number, { staffId: by, origin, now }: By): Promise<void> {
  await clearAccess(tx, staffId);
  await deletePasskeysOf(tx, staffId);
  await deleteCodesOf(tx, staffId);
  await revokeSessionsOf(tx, staffId, now);
  const token = newSecret();
  const tokenHash = hashOf(token);
  await writeInvitation(tx, staffId, tokenHash, new Date(now.getTime() + INVITATION_MS));
  const member = await memberById(tx, staffId);
  const inviter = await memberById(tx, by);
  if (member === undefined || inviter === undefined) throw new Error(`member ${staffId} or ${by} is gone under a lock`);
  const mail = { kind: 'staff-invited' as const, token, invitedBy: inviter.name, adminOrigin: origin };
  const to = { email: member.email, customerId: null, name: member.name };
  await queueEmail(tx, mail, to, `staff-invited:${tokenHash.toString('hex')}`);
}
