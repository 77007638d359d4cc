import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { hashOf } from '../../src/modules/accounts/secrets.ts';
import { openSession } from '../../src/modules/accounts/sessions/open-session.ts';
import { SESSION_LIVES } from '../app-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';

export const PASSWORD = 'хэн ч таахгүй үг';

/** Cheaper than the shop's, and so outdated: no test is about the cost of hashing. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export interface AccountOfTest {
  id: number;
  email: string;
}

const REGISTERED_IN = 'r'.repeat(43);
/** The cookie of the browser that registered an unconfirmed account. */
export const registeredHere = { cookie: `browser=${REGISTERED_IN}` };

export const newEmail = (): string => `bold-${randomUUID()}@tokhi.example`;

/** A customer with PASSWORD and a confirmed address by default. */
export async function insertAccount(
  db: Db,
  wanted: { confirmed?: boolean; password?: string | null; name?: string | null } = {},
): Promise<AccountOfTest> {
  const { confirmed = true, password = PASSWORD, name = 'Болд' } = wanted;
  const { id, email } = await db
    .insertInto('customers')
    .values({
      email: newEmail(),
      name,
      password_hash: password === null ? null : await hash(password, CHEAP),
      email_confirmed_at: confirmed ? DEMO_DAY : null,
      password_proven_at: confirmed && password !== null ? DEMO_DAY : null,
      password_chosen_in: confirmed ? null : hashOf(REGISTERED_IN),
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  return { id, email };
}

/** The token of a new session of this customer. */
export const signedIn = (db: Db, customerId: number, now = DEMO_DAY): Promise<string> =>
  inTransaction(db, (tx) => openSession(tx, customerId, { address: '127.0.0.1', browser: 'test' }, SESSION_LIVES, now));

export const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

export async function block(db: Db, customerId: number): Promise<void> {
  const staff = await db
    .insertInto('staff_members')
    .values({ email: `staff-${randomUUID()}@tokhi.example`, name: 'Сараа', password_hash: '$argon2id$test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const blocked = { blocked_at: DEMO_DAY, blocked_by: staff.id, blocked_reason: 'төлбөрийн маргаан' };
  await db.updateTable('customers').set(blocked).where('id', '=', customerId).execute();
}
