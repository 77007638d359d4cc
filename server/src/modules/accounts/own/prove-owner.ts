import type { MailedProof } from '@tokhi/contract/fields/mailed-proof';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../../callers/caller.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AccountDeps } from '../account-deps.ts';
import { checkCode, refuseWrongCode } from '../entry/check-code.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { lockCustomer } from './lock-customer.ts';
import { findAccount, type OwnAccount } from './own-account.queries.ts';

/** What a form sends to prove that the owner uses the browser, not a person who found the phone. */
interface GivenProof {
  currentPassword?: string | undefined;
  proof?: MailedProof | undefined;
}

/** Does the work in one transaction, with the customer's row locked. */
export type AsOwner = <Result>(work: (tx: Tx, account: OwnAccount) => Promise<Result>) => Promise<Result>;

/** For changes that need no proof besides the session. */
export const asSignedIn =
  (db: Db, customerId: number): AsOwner =>
  (work) =>
    inTransaction(db, async (tx) => work(tx, await lockCustomer(tx, customerId)));

/**
 * Asks for the password, or for a mailed code if there is none. A password is compared before the transaction, and its hash checked again
 * in it: of two concurrent changes the second has an outdated password. A code is also checked before it, so that a wrong one costs no
 * hash, and used in it: a refused change leaves the code unused.
 */
export async function proveOwner(deps: AccountDeps, caller: Customer, given: GivenProof): Promise<AsOwner> {
  const account = await findAccount(deps.db, caller.customerId);
  if (account === undefined) throw refuse('login_required');
  const { currentPassword, proof } = given;
  if (account.password_hash !== null) return byPassword(deps, caller, account, currentPassword);
  return byCode(deps, caller, account, proof);
}

async function byPassword(
  deps: AccountDeps,
  { address }: Customer,
  account: OwnAccount,
  password: string | undefined,
): Promise<AsOwner> {
  if (password === undefined) throw refuse('wrong_password');
  const proven = await checkPassword(deps, { email: account.email, address }, password, async () => account);
  if (proven === null) throw refuse('wrong_password');
  return (work) =>
    inTransaction(deps.db, async (tx) => {
      const locked = await lockCustomer(tx, account.id);
      if (locked.password_hash !== proven.password_hash) throw refuse('wrong_password');
      return work(tx, locked);
    });
}

async function byCode(
  deps: AccountDeps,
  caller: Customer,
  { id, email: own }: OwnAccount,
  proof: MailedProof | undefined,
): Promise<AsOwner> {
  if (proof === undefined || (await refuseWrongCode(deps, proof, caller)) !== own) throw refuse('code_wrong');
  return (work) =>
    checkCode(deps, proof, caller, async (tx, email) => {
      const locked = await lockCustomer(tx, id);
      // A code of another address proves nothing here; an account that has a password by now requires it.
      if (locked.email !== email || locked.password_hash !== null) throw refuse('code_wrong');
      return work(tx, locked);
    });
}
