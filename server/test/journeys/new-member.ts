import { randomUUID } from 'node:crypto';
import { type StaffRole, staffRoles } from '@tokhi/contract/admin/permissions';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { hashOf, newSecret } from '../../src/modules/accounts/public.ts';
import { invite } from '../../src/modules/staff/public.ts';
import { insertSession } from '../../src/modules/staff/sessions/staff-sessions.queries.ts';

const HOUR_MS = 3_600_000;

const rolesIn = (names: string): StaffRole[] => staffRoles.filter((role) => names.split(',').includes(role));

/** Invites a member with these roles (comma-separated); returns the email and the secret of the invitation. */
export async function invitedMember(db: Db, roles: string): Promise<string> {
  const email = `${randomUUID()}@tokhi.example`;
  const token = await invite(db, { email, name: 'Ануужин', roles: rolesIn(roles) }, new Date());
  return JSON.stringify({ email, token });
}

/** A member with these roles, and a session opened with both factors; a separate journey tests the login. */
export async function newMember(db: Db, roles: string, name: string): Promise<string> {
  const now = new Date();
  const token = newSecret();
  await inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('staff_members')
      .values({ email: `${randomUUID()}@tokhi.example`, name, password_hash: '$argon2id$journeys', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('staff_roles')
      .values(rolesIn(roles).map((role) => ({ staff_id: id, role })))
      .execute();
    const session = { tokenHash: hashOf(token), staffId: id, now, expiresAt: new Date(now.getTime() + HOUR_MS) };
    await insertSession(tx, { ...session, address: '127.0.0.1', browser: 'journeys' });
    await tx
      .updateTable('staff_sessions')
      .set({ second_factor_at: now })
      .where('token_hash', '=', hashOf(token))
      .execute();
  });
  return token;
}

/** Sets the member's last second factor back ten minutes, in every session. */
export async function ageFactor(db: Db, email: string): Promise<void> {
  await sql`
    update staff_sessions set created_at = created_at - interval '10 minutes',
      second_factor_at = second_factor_at - interval '10 minutes', expires_at = expires_at - interval '10 minutes'
    where staff_id = (select id from staff_members where email = ${email})`.execute(db);
}
