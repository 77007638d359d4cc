import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { storedAdminSettings } from '../../settings/public.ts';

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

/** The valid session of this token, of a member who is not disabled, with the current roles. */
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
    .select(storedAdminSettings.as('settings'))
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', unusedSince)
    .where((eb) => eb.or([eb('second_factor_at', 'is not', null), eb('staff_sessions.created_at', '>', passwordSince)]))
    .executeTakeFirst();

/** Of many concurrent calls one writes. */
export async function noteSeen(db: Db, tokenHash: Buffer, now: Date, unlessSince: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<=', unlessSince)
    .execute();
}

/** The second factor was correct: the session gets a new token, so that an intercepted old one is useless. */
export async function completeSession(tx: Tx, tokenHash: Buffer, newHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_sessions')
    .set({ token_hash: newHash, second_factor_at: now, last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The second factor was confirmed again in this session; false if it has ended. */
export async function noteFactorShown(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_sessions')
    .set({ second_factor_at: now })
    .where('token_hash', '=', tokenHash)
    .where('second_factor_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The member's earlier logins with both factors; the newest are enough to recognise a browser. */
export const pastLogins = (tx: Tx, staffId: number) =>
  tx
    .selectFrom('staff_sessions')
    .select(['user_agent as browser', sql<string | null>`host(ip)`.as('address')])
    .where('staff_id', '=', staffId)
    .where('second_factor_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();

/** The challenge for a passkey; replaces one that was not answered. */
export async function writeChallenge(tx: Tx, tokenHash: Buffer, challenge: string, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ challenge, challenge_expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Takes the challenge, so that it accepts no second answer; undefined if there is none or it has expired. */
export async function takeChallenge(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string }>`
    with asked as (
      select token_hash, challenge from staff_sessions
      where token_hash = ${tokenHash} and challenge_expires_at > ${now} for update
    )
    update staff_sessions set challenge = null, challenge_expires_at = null from asked
    where staff_sessions.token_hash = asked.token_hash returning asked.challenge`.execute(db);
  return rows[0]?.challenge;
}

/** Valid sessions, newest first. */
export const openSessionsOf = (db: Db, staffId: number, now: Date, unusedSince: Date) =>
  db
    .selectFrom('staff_sessions')
    .select(['token_hash', 'created_at', 'last_seen_at', 'user_agent', sql<string | null>`host(ip)`.as('address')])
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .where('second_factor_at', 'is not', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', unusedSince)
    .orderBy('last_seen_at', 'desc')
    .execute();

/** Ends one of the member's own sessions; false if it is none of them, or has ended. */
export async function revokeOwnSession(tx: Tx, staffId: number, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_sessions')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Former members are logged out at once. */
export async function revokeSessionsOf(tx: Tx, staffId: number, now: Date): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ revoked_at: now })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute();
}
