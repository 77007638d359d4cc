import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

const LISTED = [
  ...(['id', 'name', 'email', 'phone', 'kind', 'created_at', 'email_confirmed_at', 'blocked_at'] as const),
] as const;

/** These customers, unordered. */
export const listedCustomers = (db: Db, ids: readonly number[]) =>
  db.selectFrom('customers').select(LISTED).where(sql<boolean>`customers.id = any(${ids}::bigint[])`).execute();

export type ListedCustomerRow = Awaited<ReturnType<typeof listedCustomers>>[number];

/** One customer as staff see it; also an erased one, of whom only the number is left. */
export const shownCustomer = (db: Db, id: number) =>
  db
    .selectFrom('customers')
    .select(LISTED)
    .select(['phone_2', 'register_number', 'erased_at', 'blocked_by', 'blocked_reason'])
    .select(['wants_price_drop', 'wants_back_in_stock', 'wants_sms'])
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .select(
      sql<
        string[]
      >`array(select issuer from customer_identities where customer_identities.customer_id = customers.id)`.as(
        'issuers',
      ),
    )
    .select(
      sql<Date | null>`(select max(last_seen_at) from sessions where sessions.customer_id = customers.id)`.as(
        'last_seen_at',
      ),
    )
    .where('customers.id', '=', id)
    .executeTakeFirst();

export type ShownCustomerRow = NonNullable<Awaited<ReturnType<typeof shownCustomer>>>;

/** The address that was used last. */
export const lastAddressOf = (db: Db, customerId: number) =>
  db
    .selectFrom('customer_addresses')
    .select(['district_id', 'khoroo', 'address'])
    .where('customer_id', '=', customerId)
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const devicesOf = (db: Db, customerId: number, now: Date, limit: number) =>
  db
    .selectFrom('sessions')
    .select(['token_hash', 'user_agent', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .limit(limit)
    .execute();

export const notesAbout = (db: Db, customerId: number, limit: number) =>
  db
    .selectFrom('customer_notes')
    .select(['id', 'staff_id', 'created_at', 'text'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function insertCustomerNote(
  tx: Tx,
  { customerId, staffId, text }: { customerId: number; staffId: number; text: string },
  now: Date,
): Promise<number> {
  const note = { customer_id: customerId, staff_id: staffId, text, created_at: now };
  return (await tx.insertInto('customer_notes').values(note).returning('id').executeTakeFirstOrThrow()).id;
}
