import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { SignedIn } from '@tokhi/contract/fields/signed-in';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Guest } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AccountDeps } from '../account-deps.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { customerByEmail, lockEnteringCustomer, renewPasswordHash } from './customers.queries.ts';
import { signIn } from './sign-in.ts';

/**
 * Opens a session by email and password. An unknown address takes as long and gets the same answer as a wrong password (decision 22); only
 * its owner learns that an account is unconfirmed or blocked.
 */
export async function login(
  deps: AccountDeps,
  { email, password }: CallBody<Calls['login']>,
  caller: Guest,
): Promise<SignedIn> {
  const { db, passwords } = deps;
  const find = () => customerByEmail(db, email);
  const customer = await checkPassword(deps, { email, address: caller.address }, password, find);
  if (customer === null) throw refuse('wrong_credentials');
  if (customer.email_confirmed_at === null) throw refuse('email_not_confirmed');
  const verified = customer.password_hash;
  const renewed = passwords.isOutdated(verified) ? await passwords.hash(password) : null;
  return inTransaction(db, async (tx) => {
    const locked = await lockEnteringCustomer(tx, customer.id);
    // Changed during the comparison: the change ended all sessions, and this one would outlive it.
    if (locked === undefined || locked.password_hash !== verified) throw refuse('wrong_credentials');
    if (renewed !== null) await renewPasswordHash(tx, locked.id, renewed);
    return signIn(tx, deps, locked, caller, 'password');
  });
}
