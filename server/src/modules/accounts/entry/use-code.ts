import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { SignedIn } from '@tokhi/contract/fields/signed-in';
import { TERMS_VERSION } from '@tokhi/rules/person/terms-version';
import type { Nobody } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import type { AccountParts } from '../account-parts.ts';
import { linkPendingIdentity } from '../social/link-pending-identity.ts';
import { checkCode } from './check-code.ts';
import {
  acceptTerms,
  type EnteringCustomer,
  insertProven,
  lockCustomerByEmail,
  proveAddress,
} from './customers.queries.ts';
import { signIn } from './sign-in.ts';
import { welcome } from './welcome.ts';

/** Opens a session by the mailed digits, in the browser that asked for them; an address without an account gets one (decision 47). */
export const useCode = (parts: AccountParts, proof: CallBody<Calls['useCode']>, caller: Nobody): Promise<SignedIn> =>
  checkCode(parts, proof, caller, async (tx, email) => {
    const customer = await customerOfProven(tx, email, parts.now());
    return signIn(tx, parts, await linkPendingIdentity(tx, customer, proof.browser), caller);
  });

/** The customer of an address that has just been proven, made if there is none. */
export async function customerOfProven(tx: Tx, email: string, now: Date): Promise<EnteringCustomer> {
  await insertProven(tx, email, TERMS_VERSION, now);
  const customer = await lockCustomerByEmail(tx, email);
  if (customer === undefined) throw new Error('an account went while it was entered');
  if (customer.email_confirmed_at === null) {
    await proveAddress(tx, customer.id, now, 'falls');
    await welcome(tx, customer, now);
  }
  await acceptTerms(tx, customer.id, TERMS_VERSION, now);
  return customer;
}
