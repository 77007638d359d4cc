import type { Tx } from '../../../db/database.ts';
import type { EnteringCustomer } from '../entry/customers.queries.ts';
import { hashOf } from '../secrets.ts';
import { takePendingIdentity } from './identities.queries.ts';
import { rememberIdentity } from './remember-identity.ts';

/** Links the Google or Facebook account that this browser's code was sent for, now that the code proved the address. */
export async function linkPendingIdentity(
  tx: Tx,
  customer: EnteringCustomer,
  browser: string,
): Promise<EnteringCustomer> {
  const identity = await takePendingIdentity(tx, hashOf(browser));
  return identity === undefined ? customer : rememberIdentity(tx, customer, identity);
}
