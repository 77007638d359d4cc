import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface CustomerKey {
  value: number;
  id: number;
}

export interface ListPage {
  after: CustomerKey | undefined;
  limit: number;
}

/** Timestamps in microseconds, the precision of PostgreSQL. */
const microseconds = sql<number>`(extract(epoch from customers.created_at) * 1000000)::bigint`;

/** Customers that match a condition, newest first: ids with the key of the next page. */
async function newestFirst(db: Db, condition: RawBuilder<boolean>, { after, limit }: ListPage): Promise<CustomerKey[]> {
  let query = db
    .selectFrom('customers')
    .select(['customers.id', microseconds.as('value')])
    .where('erased_at', 'is', null)
    .where(condition)
    .orderBy('customers.created_at', 'desc')
    .orderBy('customers.id', 'desc')
    .limit(limit);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(customers.created_at, customers.id) <
        (timestamptz 'epoch' + ${after.value} * interval '1 microsecond', ${after.id})`,
    );
  return query.execute();
}

export const allCustomers = (db: Db, page: ListPage) => newestFirst(db, sql`true`, page);

export const customersSince = (db: Db, from: Date, page: ListPage) =>
  newestFirst(db, sql`customers.created_at >= ${from}`, page);

export const organisations = (db: Db, page: ListPage) => newestFirst(db, sql`customers.kind = 'organisation'`, page);

export const blockedCustomers = (db: Db, page: ListPage) =>
  newestFirst(db, sql`customers.blocked_at is not null`, page);

/** Typed text, escaped for a LIKE pattern. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Part of a name: the longest word is looked up by trigrams, then the whole text is compared with the hits. */
export function customersNamed(db: Db, part: string, page: ListPage) {
  const longest = part.split(/\s+/).reduce((one, other) => (other.length > one.length ? other : one));
  return newestFirst(
    db,
    sql`(customers.name ilike ${`%${escaped(longest)}%`} and strpos(lower(customers.name), lower(${part})) > 0)`,
    page,
  );
}

/** By contacts of the account, or as one of `others`, whom orders name. The few hits are found first and then sorted. */
export interface Contact {
  phone?: string;
  ending?: string;
  email?: string;
}

export function customersByContact(db: Db, contact: Contact, others: readonly number[], page: ListPage) {
  const { phone = null, ending = null, email } = contact;
  const beginning = email === undefined ? null : `${escaped(email)}%`;
  return newestFirst(
    db,
    sql`customers.id = any(array(
      select id from customers where phone = ${phone}::text
      union select id from customers where phone_2 = ${phone}::text
      union select id from customers where right(phone, 4) = ${ending}::text and phone is not null
      union select id from customers where email like ${beginning}::text
      union select unnest(${others}::bigint[])))`,
    page,
  );
}
