import type { Tx } from '../../../db/database.ts';

export async function writeInvitation(tx: Tx, staffId: number, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set({ invitation_hash: tokenHash, invitation_expires_at: expiresAt })
    .where('id', '=', staffId)
    .execute();
}

/** Sets the password of the person invited by this token, and ends the invitation in the same statement: of two calls one wins. */
export async function useInvitation(
  tx: Tx,
  tokenHash: Buffer,
  passwordHash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('staff_members')
    .set({ password_hash: passwordHash, invitation_hash: null, invitation_expires_at: null })
    .where('invitation_hash', '=', tokenHash)
    .where('invitation_expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The member with this email who was invited and has not chosen a password yet. */
export const invitedMember = (tx: Tx, email: string) =>
  tx
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email)
    .where('password_hash', 'is', null)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
