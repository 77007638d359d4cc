import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** The columns that decide whether somebody may log in. */
const ENTERING = [
  'id',
  'email',
  'name',
  'password_hash',
  'password_chosen_in',
  'email_confirmed_at',
  'blocked_at',
] as const;

export const customerByEmail = (db: Db, email: string) =>
  db.selectFrom('customers').select(ENTERING).where('email', '=', email).executeTakeFirst();

/** Locks the row until the transaction ends, so that decisions stay valid. First of all rows (lock order). */
export const lockCustomerByEmail = (tx: Tx, email: string) =>
  tx.selectFrom('customers').select(ENTERING).where('email', '=', email).forNoKeyUpdate().executeTakeFirst();

export const lockEnteringCustomer = (tx: Tx, id: number) =>
  tx.selectFrom('customers').select(ENTERING).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export type EnteringCustomer = NonNullable<Awaited<ReturnType<typeof lockEnteringCustomer>>>;

interface Registration {
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  /** The browser that chose the password. */
  browserHash: Buffer | null;
  termsVersion: string;
  now: Date;
}

/** Inserts an account, or overwrites one whose address nobody ever confirmed. Undefined if the address belongs to somebody. */
export async function insertRegistered(tx: Tx, registration: Registration): Promise<number | undefined> {
  const { name, email, phone, passwordHash, browserHash, termsVersion, now } = registration;
  const given = {
    ...{ name, phone, password_hash: passwordHash, password_proven_at: null, password_chosen_in: browserHash },
    ...{ terms_accepted_at: now, terms_version: termsVersion },
  };
  const row = await tx
    .insertInto('customers')
    .values({ email, created_at: now, ...given })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...given, created_at: now })
        .where('customers.email_confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** An account whose address is already proven; nothing if there is one. */
export async function insertProven(tx: Tx, email: string, termsVersion: string, now: Date): Promise<void> {
  await tx
    .insertInto('customers')
    .values({ email, name: null, created_at: now, terms_accepted_at: now, terms_version: termsVersion })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

const UNPROVEN = { password_hash: null, password_proven_at: null, password_chosen_in: null } as const;

/** The owner of the mailbox has also shown that the registration, and so its password, is theirs. */
export async function proveRegistration(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      email_confirmed_at: now,
      password_proven_at: sql`case when password_hash is not null then ${now}::timestamptz end`,
      password_chosen_in: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Only the mailbox is proven: the data and the consent of whoever registered are dropped. */
export async function proveMailboxOnly(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ email_confirmed_at: now, ...UNPROVEN, ...{ name: null, phone: null } })
    .set({ terms_accepted_at: null, terms_version: null })
    .where('id', '=', id)
    .execute();
}

/** Somebody else may have entered them. */
export async function dropNameAndPhones(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('customers').set({ name: null, phone: null, phone_2: null }).where('id', '=', id).execute();
}

/** Only for a customer who has not accepted any terms yet. */
export async function acceptTerms(tx: Tx, id: number, version: string, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ terms_accepted_at: now, terms_version: version })
    .where('id', '=', id)
    .where('terms_accepted_at', 'is', null)
    .execute();
}

/** For a person who has proven to own the account. */
export async function setPasswordHash(tx: Tx, id: number, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ password_hash: passwordHash, password_proven_at: now, password_chosen_in: null })
    .where('id', '=', id)
    .execute();
}

/** The same password, hashed with today's parameters. */
export async function renewPasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function setEmail(tx: Tx, id: number, email: string, now: Date): Promise<void> {
  await tx.updateTable('customers').set({ email, email_confirmed_at: now }).where('id', '=', id).execute();
}

/**
 * An account that nobody ever confirmed gives up its address to the person who proved it. The row stays, because emails were sent for it,
 * and contains no personal data; its address counts as confirmed, so that nobody can register it.
 */
export async function dropUnproven(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      email: sql`'erased-' || id || '@erased.invalid'`,
      email_confirmed_at: now,
      erased_at: now,
      ...{ name: null, phone: null, phone_2: null, picture: null, ...UNPROVEN },
      ...{ kind: 'individual', register_number: null },
    })
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** True for the first account of this address, ever: it gets the welcome. */
export async function noteWelcomed(tx: Tx, emailHash: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('welcomed_addresses')
    .values({ email_hash: emailHash, created_at: now })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .returning(sql<true>`true`.as('isNew'))
    .executeTakeFirst();
  return row !== undefined;
}
