import { hash } from '@node-rs/argon2';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../src/db/database.ts';
import { createSecretBox } from '../../src/modules/staff/public.ts';
import type { Changes } from '../guards/rows.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type AdminOfTest, askAdmin, cookieOf, STAFF_KEY } from './admin-of-test.ts';

export const PASSWORD = 'long enough for a shop';
/** Cheap: no test here is about the cost of hashing. */
const hashed = hash(PASSWORD, { memoryCost: 1024, timeCost: 2, parallelism: 1 });
const STEP_MS = 30_000;

let made = 0;

export interface MemberOfTest {
  id: number;
  email: string;
  /** The authenticator's code at this time. */
  code: (at: Date) => string;
}

/** A staff member with a password; `totp: false`: without a second factor. */
export async function insertMember(
  db: Db,
  roles: readonly StaffRole[] = ['owner'],
  { totp = true, ...changes }: { totp?: boolean } & Changes<'staff_members'> = {},
): Promise<MemberOfTest> {
  made += 1;
  const { id, email } = await db
    .insertInto('staff_members')
    .values({ email: `member-${made}@tokhi.example`, name: 'Ануужин', password_hash: await hashed, ...changes })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  if (roles.length > 0)
    await db
      .insertInto('staff_roles')
      .values(roles.map((role) => ({ staff_id: id, role })))
      .execute();
  const secret = new Secret({ size: 20 });
  if (totp) {
    const sealed = createSecretBox(STAFF_KEY).seal(Buffer.from(secret.bytes), id);
    const factor = { totp_secret: sealed, totp_confirmed_at: DEMO_DAY, totp_last_step: 1 };
    await db.updateTable('staff_members').set(factor).where('id', '=', id).execute();
  }
  return { id, email, code: (at) => new TOTP({ secret }).generate({ timestamp: at.getTime() }) };
}

/** Enters the password: the cookie of a session that waits for the second factor. */
export async function enterPassword(admin: AdminOfTest, { email }: MemberOfTest): Promise<string> {
  const answer = await askAdmin(admin, 'login', { email, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`the login answered ${JSON.stringify(answer.body)}`);
  return cookieOf(answer.setCookie);
}

/** Logs in with both factors, half a minute later than before: a code works once. */
export async function logIn(admin: AdminOfTest, member: MemberOfTest): Promise<string> {
  admin.clock.now = new Date(admin.clock.now.getTime() + STEP_MS);
  const cookie = await enterPassword(admin, member);
  const answer = await askAdmin(admin, 'secondFactor', { code: member.code(admin.clock.now) }, { cookie });
  if (answer.status !== 200) throw new Error(`the second factor answered ${JSON.stringify(answer.body)}`);
  return cookieOf(answer.setCookie);
}
