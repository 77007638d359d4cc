import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** Where something was delivered to, and to whom. */
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

/** A household has a few; the form offers no more. */
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

/** Remembers an address; the same one again is only used once more. The customer is locked: no two remember it at once. */
export async function rememberAddress(tx: Tx, customerId: number, used: UsedAddress, now: Date): Promise<void> {
  const said = {
    last_used_at: now,
    // numeric columns are text to `pg`
    latitude: used.latitude === null ? null : String(used.latitude),
    longitude: used.longitude === null ? null : String(used.longitude),
    three_words: used.threeWords,
    contact_name: used.name,
    phone: used.phone,
    phone_2: used.phone2,
    email: used.email,
  };
  const again = await tx
    .updateTable('customer_addresses')
    .set(said)
    .where('customer_id', '=', customerId)
    .where('district_id', '=', used.districtId)
    .where(sql<boolean>`khoroo is not distinct from ${used.khoroo}`)
    .where('address', '=', used.address)
    .executeTakeFirst();
  if (again.numUpdatedRows > 0n) return;
  await tx
    .insertInto('customer_addresses')
    .values({
      customer_id: customerId,
      district_id: used.districtId,
      khoroo: used.khoroo,
      address: used.address,
      ...said,
    })
    .execute();
}
