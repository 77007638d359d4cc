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

/** Takes out of the accounts what names a customer; returns the address that replaces the customer's own. */
export async function eraseCustomer(tx: Tx, { id, email }: OwnAccount, now: Date): Promise<string> {
  await eraseWaysIn(tx, id, email);
  await eraseAddresses(tx, id);
  await eraseNotes(tx, id);
  await erasePicture(tx, id);
  // It may be another one than that which got its welcome; neither will get it again.
  await noteWelcomed(tx, hashOf(email), now);
  await erasePerson(tx, id, now);
  return addressOfErased(id);
}
