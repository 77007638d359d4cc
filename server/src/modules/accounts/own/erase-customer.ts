import type { Tx } from '../../../db/database.ts';
import { noteWelcomed } from '../entry/customers.queries.ts';
import { hashOf } from '../secrets.ts';
import {
  addressOfErased,
  eraseAddresses,
  eraseNotes,
  erasePerson,
  erasePicture,
  eraseWaysIn,
} from './erase.queries.ts';
import type { OwnAccount } from './own-account.queries.ts';

/** Erases the personal data of a customer from accounts; returns the address that replaces the customer's own. */
export async function eraseCustomer(tx: Tx, { id, email }: OwnAccount, now: Date): Promise<string> {
  await eraseWaysIn(tx, id, email);
  await eraseAddresses(tx, id);
  await eraseNotes(tx, id);
  await erasePicture(tx, id);
  // The address may have changed since its welcome; neither address gets a welcome again.
  await noteWelcomed(tx, hashOf(email), now);
  await erasePerson(tx, id, now);
  return addressOfErased(id);
}
