import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A delivery address with its contact. */
export interface UsedAddress {
  name: string;
  phone: string;
  phone2: string | null;
  email: string;
  districtId: number;
  khoroo: number | null;
  address: string;
  latitude: number | null;
  longitude: number | null;
  threeWords: string | null;
}

/** A household has a few; the form offers at most these. */
const MOST_ADDRESSES = 10;

/** The addresses that a customer used before, the last one first. */
export async function usedAddresses(db: Db, customerId: number): Promise<UsedAddress[]> {
  const rows = await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('last_used_at', 'desc')
    .limit(MOST_ADDRESSES)
    .execute();
  return rows.map((row) => ({
    name: row.contact_name,
    phone: row.phone,
    phone2: row.phone_2,
    email: row.email,
    districtId: row.district_id,
    khoroo: row.khoroo,
    address: row.address,
    latitude: row.latitude === null ? null : Number(row.latitude),
    longitude: row.longitude === null ? null : Number(row.longitude),
    threeWords: row.three_words,
  }));
}

/**
 * Saves an address inside the `with` of another statement; a known address only gets a new time of use. The customer is locked, so that
 * concurrent saves cannot duplicate it.
 */
export function addressRemembered(customerId: number, used: UsedAddress, now: Date) {
  const said = sql.join([
    sql`${now}::timestamptz`,
    sql`${used.latitude}::numeric`,
    sql`${used.longitude}::numeric`,
    ...[used.threeWords, used.name, used.phone, used.phone2, used.email].map((text) => sql`${text}::text`),
  ]);
  const columns = sql`last_used_at, latitude, longitude, three_words, contact_name, phone, phone_2, email`;
  return sql`
    address_again as (
      update customer_addresses set (${columns}) = row(${said})
      where customer_id = ${customerId} and district_id = ${used.districtId} and address = ${used.address}
        and khoroo is not distinct from ${used.khoroo}::smallint
      returning id),
    address_new as (
      insert into customer_addresses (customer_id, district_id, khoroo, address, ${columns})
      select ${customerId}::bigint, ${used.districtId}::smallint, ${used.khoroo}::smallint, ${used.address}::text, ${said}
      where not exists (select from address_again))`;
}
