import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

const COLUMNS = ['id', 'email', 'name', 'password_hash', 'totp_secret', 'totp_confirmed_at', 'totp_last_step'] as const;

/** Disabled members are left out. */
const members = (db: Db) => db.selectFrom('staff_members').select(COLUMNS).where('disabled_at', 'is', null);

export const memberByEmail = (db: Db, email: string) => members(db).where('email', '=', email).executeTakeFirst();

export const memberById = (db: Db, staffId: number) => members(db).where('id', '=', staffId).executeTakeFirst();

/** The member, locked until the transaction ends: of two concurrent logins one waits. */
export const lockMember = (tx: Tx, staffId: number) =>
  members(tx).where('id', '=', staffId).forUpdate().executeTakeFirst();

export type Member = NonNullable<Awaited<ReturnType<typeof lockMember>>>;

/** A new secret: unconfirmed until one of its codes was entered. */
export async function writeTotpSecret(tx: Tx, staffId: number, sealed: Buffer): Promise<void> {
  await tx.updateTable('staff_members').set({ totp_secret: sealed }).where('id', '=', staffId).execute();
}

/** Marks the code of this step as used; the first one also confirms the secret. The table refuses a step that was used before. */
export async function useTotpStep(tx: Tx, staffId: number, step: number, now: Date): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set({ totp_last_step: step, totp_confirmed_at: sql`coalesce(totp_confirmed_at, ${now})` })
    .where('id', '=', staffId)
    .execute();
}

/** For the histories of other modules. */
export async function namesOfStaff(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff_members').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Members who have not left, by name. */
export const workingStaff = (db: Db) =>
  db.selectFrom('staff_members').select(['id', 'name']).where('disabled_at', 'is', null).orderBy('name').execute();

/** All present and former members, by name: what they did stays. */
export const allMembers = (db: Db) => db.selectFrom('staff_members').select(['id', 'name']).orderBy('name').execute();

/** A new member without a password; undefined if the email is taken. */
export async function insertMember(
  tx: Tx,
  member: { email: string; name: string; roles: readonly StaffRole[]; now: Date },
): Promise<number | undefined> {
  const { email, name, roles, now } = member;
  const row = await tx
    .insertInto('staff_members')
    .values({ email, name, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const rows = roles.map((role) => ({ staff_id: row.id, role }));
  await tx.insertInto('staff_roles').values(rows).execute();
  return row.id;
}
