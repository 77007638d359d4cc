import type { StaffRole } from '@tokhi/contract/admin/permissions';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { hashOf, newSecret } from '../../accounts/public.ts';
import { auditCommand } from '../audit-member.ts';
import { insertMember } from '../members.queries.ts';
import { invitedMember, writeInvitation } from './invitations.queries.ts';

export const INVITATION_MS = 48 * 60 * 60 * 1_000;

/** Nobody is invited twice who can log in already. */
class AlreadyMember extends Error {
  override readonly name = 'AlreadyMember';
}

/**
 * Makes a staff member who chooses a password by the token that this returns; it is kept as its hash and works once, for 48 hours.
 * Invited again before that, the member keeps the roles and gets a new token.
 */
export async function invite(
  db: Db,
  { email, name, roles }: { email: string; name: string; roles: readonly StaffRole[] },
  now: Date,
): Promise<string> {
  const token = newSecret();
  await inTransaction(db, async (tx) => {
    const staffId = (await insertMember(tx, { email, name, roles, now })) ?? (await invitedMember(tx, email))?.id;
    if (staffId === undefined) throw new AlreadyMember(`${email} is a staff member already`);
    await writeInvitation(tx, staffId, hashOf(token), new Date(now.getTime() + INVITATION_MS));
    await auditCommand(tx, 'invite staff member', staffId, { name, roles: [...roles] }, now);
  });
  return token;
}
