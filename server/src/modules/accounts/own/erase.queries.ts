import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** Unique and shaped like an address, as the table requires; nobody can own an address under `invalid` (RFC 2606). */
export const addressOfErased = (customerId: number): string => `erased-${customerId}@erased.invalid`;

/** Deletes all ways to log in: sessions, pending links and codes, accounts of Google and Facebook. */
export async function eraseWaysIn(tx: Tx, customerId: number, email: string): Promise<void> {
  await tx.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  await tx
    .deleteFrom('one_time_tokens')
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('email', '=', email)]))
    .execute();
  await tx.deleteFrom('link_requests').where('email', '=', email).execute();
  await tx.deleteFrom('customer_identities').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('social_tickets').where('customer_id', '=', customerId).execute();
}

export async function erasePicture(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('customer_pictures').where('customer_id', '=', customerId).execute();
}

/** What staff noted about the customer. */
export async function eraseNotes(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('customer_notes').where('customer_id', '=', customerId).execute();
}

export async function eraseAddresses(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('customer_addresses').where('customer_id', '=', customerId).execute();
}

/** Only the number stays, for orders and ledger. Its address counts as confirmed, so that nobody can register it. */
export async function erasePerson(tx: Tx, customerId: number, now: Date): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      email: addressOfErased(customerId),
      email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})`,
      kind: 'individual',
      name: null,
      phone: null,
      phone_2: null,
      picture: null,
      register_number: null,
      ...{ password_hash: null, password_proven_at: null, password_chosen_in: null },
      // The reason from the list stays; the free text is deleted like other notes (record 205).
      blocked_reason: sql`split_part(blocked_reason, '. ', 1)`,
      wants_price_drop: false,
      wants_back_in_stock: false,
      erased_at: now,
    })
    .where('id', '=', customerId)
    .execute();
}
