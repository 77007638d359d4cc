import type { StaffRole } from '@tokhi/contract/admin/permissions';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { hashOf, newSecret } from '../../accounts/public.ts';
import { auditCommand } from '../audit-member.ts';
import { insertMember } from '../members.queries.ts';
import { invitedMember, writeInvitation } from './invitations.queries.ts';

export const INVITATION_MS = 48 * 60 * 60 * 1_000;

/** A member who can log in is not invited again. */
class AlreadyMember extends Error {
  override readonly name = 'AlreadyMember';
}

/**
 * Creates a staff member who sets a password with the returned token; only its hash is stored, and it works once, for 48 hours. A repeated
 * invitation keeps the roles and returns a new token.
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
