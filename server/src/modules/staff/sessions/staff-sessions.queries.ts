import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

interface NewSession {
  tokenHash: Buffer;
  staffId: number;
  now: Date;
  expiresAt: Date;
  address: string;
  browser: string;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { tokenHash, staffId, now, expiresAt, address, browser } = session;
  await tx
    .insertInto('staff_sessions')
    .values({
      ...{ token_hash: tokenHash, staff_id: staffId, created_at: now, last_seen_at: now, expires_at: expiresAt },
      ...{ ip: address === '' ? null : address, user_agent: browser },
    })
    .execute();
}

/** The session of this token that still holds, of a member who is not disabled, with the roles of this moment. */
export const validSession = (db: Db, tokenHash: Buffer, now: Date, unusedSince: Date, passwordSince: Date) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.staff_id')
    .select(['staff_id', 'expires_at', 'last_seen_at', 'second_factor_at'])
    .select(
      sql<
        StaffRole[]
      >`array(select role from staff_roles where staff_roles.staff_id = staff_members.id order by role)`.as('roles'),
    )
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', unusedSince)
    .where((eb) => eb.or([eb('second_factor_at', 'is not', null), eb('staff_sessions.created_at', '>', passwordSince)]))
    .executeTakeFirst();

/** Of many calls at once one writes. */
export async function noteSeen(db: Db, tokenHash: Buffer, now: Date, unlessSince: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<=', unlessSince)
    .execute();
}

/** The second factor was right: from now on another token opens the session, so that one seen before opens nothing. */
export async function completeSession(tx: Tx, tokenHash: Buffer, newHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_sessions')
    .set({ token_hash: newHash, second_factor_at: now, last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function revokeSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute();
}
