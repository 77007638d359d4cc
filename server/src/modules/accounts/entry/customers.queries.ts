import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** What decides whether somebody comes in. */
const ENTERING = ['id', 'email', 'name', 'password_hash', 'email_confirmed_at', 'blocked_at'] as const;

export const customerByEmail = (db: Db, email: string) =>
  db.selectFrom('customers').select(ENTERING).where('email', '=', email).executeTakeFirst();

/** Locked: what is decided by it holds until the transaction ends. First of all rows (order of locks). */
export const lockCustomerByEmail = (tx: Tx, email: string) =>
  tx.selectFrom('customers').select(ENTERING).where('email', '=', email).forNoKeyUpdate().executeTakeFirst();

export const lockCustomer = (tx: Tx, id: number) =>
  tx.selectFrom('customers').select(ENTERING).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export type EnteringCustomer = NonNullable<Awaited<ReturnType<typeof lockCustomer>>>;

interface Registration {
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  termsVersion: string;
  now: Date;
}

/** A new account, or the one whose address nobody ever confirmed, written over. Undefined where the address is somebody's. */
export async function insertRegistered(tx: Tx, registration: Registration): Promise<number | undefined> {
  const { name, email, phone, passwordHash, termsVersion, now } = registration;
  const told = { name, phone, password_hash: passwordHash, terms_accepted_at: now, terms_version: termsVersion };
  const row = await tx
    .insertInto('customers')
    .values({ email, created_at: now, ...told })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...told, created_at: now })
        .where('customers.email_confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** An account whose address is proven by the way it came; nothing where there is one already. */
export async function insertProven(tx: Tx, email: string, termsVersion: string, now: Date): Promise<void> {
  await tx
    .insertInto('customers')
    .values({ email, name: null, created_at: now, terms_accepted_at: now, terms_version: termsVersion })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** A password that was never proven to be the owner's falls with the proof of the address. */
export async function proveAddress(tx: Tx, id: number, now: Date, password: 'falls' | 'stays'): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ email_confirmed_at: now, ...(password === 'falls' && { password_hash: null }) })
    .where('id', '=', id)
    .execute();
}

/** Of a customer who has not accepted any terms yet. */
export async function acceptTerms(tx: Tx, id: number, version: string, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ terms_accepted_at: now, terms_version: version })
    .where('id', '=', id)
    .where('terms_accepted_at', 'is', null)
    .execute();
}

export async function setPasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function setEmail(tx: Tx, id: number, email: string, now: Date): Promise<void> {
  await tx.updateTable('customers').set({ email, email_confirmed_at: now }).where('id', '=', id).execute();
}

/**
 * An account that nobody ever proved gives its address to somebody who did. Its row stays, because letters were sent for it, and
 * names nobody; its address counts as proven, so that nobody registers it.
 */
export async function dropUnproven(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      email: sql`'erased-' || id || '@erased.invalid'`,
      email_confirmed_at: now,
      erased_at: now,
      ...{ name: null, phone: null, phone_2: null, picture: null, password_hash: null },
      ...{ kind: 'individual', register_number: null },
    })
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** Whether this address gets its welcome now: the first to ask, of all accounts it will ever have. */
export async function noteWelcomed(tx: Tx, emailHash: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('welcomed_addresses')
    .values({ email_hash: emailHash, created_at: now })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .returning(sql<true>`true`.as('isNew'))
    .executeTakeFirst();
  return row !== undefined;
}
