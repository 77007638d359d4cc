import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** Unique and shaped like an address, as the table wants it; nothing under `invalid` is ever anybody's (RFC 2606). */
export const addressOfErased = (customerId: number): string => `erased-${customerId}@erased.invalid`;

/** The ways in: sessions with where they were opened, links and codes on their way, accounts of Google and Facebook. */
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

/** What is left is a number that orders and ledger belong to. Its address counts as proven, so that nobody registers it. */
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
      // The reason of the list stays, what staff noted beside it goes with the other notes (record 205).
      blocked_reason: sql`split_part(blocked_reason, '. ', 1)`,
      wants_price_drop: false,
      wants_back_in_stock: false,
      erased_at: now,
    })
    .where('id', '=', customerId)
    .execute();
}
