import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { SignedIn } from '@tokhi/contract/fields/signed-in';
import { TERMS_VERSION } from '@tokhi/rules/person/terms-version';
import type { Guest } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import type { AccountDeps } from '../account-deps.ts';
import { linkPendingIdentity } from '../social/link-pending-identity.ts';
import { checkCode } from './check-code.ts';
import { claimAccount } from './claim-account.ts';
import { acceptTerms, type EnteringCustomer, insertProven, lockCustomerByEmail } from './customers.queries.ts';
import { signIn } from './sign-in.ts';

/** Opens a session by the mailed digits, in the browser that asked for them; an address without an account gets one (decision 40). */
export const useCode = (deps: AccountDeps, proof: CallBody<Calls['useCode']>, caller: Guest): Promise<SignedIn> =>
  checkCode(deps, proof, caller, async (tx, email) => {
    const customer = await customerOfProven(tx, email, deps.now());
    return signIn(tx, deps, await linkPendingIdentity(tx, customer, proof.browser), caller, 'code');
  });

/** The customer of an address that was just proven, created if there is none. */
export async function customerOfProven(tx: Tx, email: string, now: Date): Promise<EnteringCustomer> {
  await insertProven(tx, email, TERMS_VERSION, now);
  const customer = await lockCustomerByEmail(tx, email);
  if (customer === undefined) throw new Error('an account went while it was entered');
  const entering = customer.email_confirmed_at === null ? await claimAccount(tx, customer, now) : customer;
  await acceptTerms(tx, customer.id, TERMS_VERSION, now);
  return entering;
}
