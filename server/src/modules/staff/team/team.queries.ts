import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

const ROLES = sql<
  StaffRole[]
>`array(select role from staff_roles where staff_roles.staff_id = staff_members.id order by role)`;

/** All present and former members, with the data of the team page. */
const withAccess = (db: Db) =>
  db
    .selectFrom('staff_members')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('staff_sessions')
          .select(['last_seen_at', 'user_agent', 'revoked_at', 'expires_at'])
          .whereRef('staff_sessions.staff_id', '=', 'staff_members.id')
          .where('second_factor_at', 'is not', null)
          .orderBy('last_seen_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['staff_members.id', 'name', 'email', 'version', 'disabled_at', 'totp_confirmed_at', 'password_hash'])
    .select(['invitation_expires_at', 'last.last_seen_at', 'last.user_agent', 'last.revoked_at'])
    .select(ROLES.as('roles'))
    .select((eb) => [
      eb
        .selectFrom('staff_passkeys')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('staff_passkeys.staff_id', '=', 'staff_members.id')
        .as('passkeys'),
      eb
        .selectFrom('staff_recovery_codes')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('staff_recovery_codes.staff_id', '=', 'staff_members.id')
        .where('used_at', 'is', null)
        .as('recovery_codes'),
    ]);

/** Current members first, then former ones, by name. */
export const teamRows = (db: Db) =>
  withAccess(db).orderBy(sql`disabled_at is not null`).orderBy('name').orderBy('staff_members.id').execute();

export type TeamRow = Awaited<ReturnType<typeof teamRows>>[number];

export const teamRow = (db: Db, staffId: number): Promise<TeamRow> =>
  withAccess(db).where('staff_members.id', '=', staffId).executeTakeFirstOrThrow();

/** Also a former member; locked until the transaction ends. */
export const lockAnyMember = (tx: Tx, staffId: number) =>
  tx
    .selectFrom('staff_members')
    .select(['id', 'name', 'email', 'version', 'disabled_at'])
    .select(ROLES.as('roles'))
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();

/** A former member with this email, or one who never set a password; locked. A member who can log in is not found. */
export const lockInvitable = (tx: Tx, email: string) =>
  tx
    .selectFrom('staff_members')
    .select(['id', 'disabled_at'])
    .where('email', '=', email)
    .where((eb) => eb.or([eb('password_hash', 'is', null), eb('disabled_at', 'is not', null)]))
    .forUpdate()
    .executeTakeFirst();

/** Writes only the differences: the owner's role must not be missing even for a moment. */
export async function writeRoles(tx: Tx, staffId: number, roles: readonly StaffRole[]): Promise<void> {
  const rows = roles.map((role) => ({ staff_id: staffId, role }));
  await tx
    .insertInto('staff_roles')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('staff_roles').where('staff_id', '=', staffId).where('role', 'not in', roles).execute();
}

const counted = (tx: Tx, staffId: number) =>
  tx.updateTable('staff_members').set({ version: sql`version + 1` }).where('id', '=', staffId);

export const countChange = async (tx: Tx, staffId: number): Promise<void> =>
  void (await counted(tx, staffId).execute());

export const writeDisabled = async (tx: Tx, staffId: number, now: Date): Promise<void> =>
  void (await counted(tx, staffId)
    .set({ disabled_at: now, invitation_hash: null, invitation_expires_at: null })
    .execute());

/** As if invited for the first time, under the same name and id. */
export const clearAccess = async (tx: Tx, staffId: number): Promise<void> =>
  void (await counted(tx, staffId)
    .set({ disabled_at: null, password_hash: null, totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .execute());

export const writeName = async (tx: Tx, staffId: number, name: string): Promise<void> =>
  void (await tx.updateTable('staff_members').set({ name }).where('id', '=', staffId).execute());
