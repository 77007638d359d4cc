import type { MailedProof } from '@tokhi/contract/fields/mailed-proof';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../../callers/caller.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AccountParts } from '../account-parts.ts';
import { checkCode } from '../entry/check-code.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { holdCustomer } from './hold-customer.ts';
import { findAccount, type OwnAccount } from './own-account.queries.ts';

/** What a form sends to show that the owner sits before it, and not whoever found the phone. */
interface GivenProof {
  currentPassword?: string | undefined;
  proof?: MailedProof | undefined;
}

/** Does in one transaction what the proof opens, with the customer's row held. */
type AsOwner = <Result>(work: (tx: Tx, account: OwnAccount) => Promise<Result>) => Promise<Result>;

/** For what asks for no proof beyond the session. */
export const asSignedIn =
  (db: Db, customerId: number): AsOwner =>
  (work) =>
    inTransaction(db, async (tx) => work(tx, await holdCustomer(tx, customerId)));

/**
 * Asks for the password, or for a mailed code where there is none. A password is compared before the transaction begins, and
 * looked at again in it: of two changes at once the second one's current password is not the current one any more. A code is
 * used in the transaction: what is refused in the end leaves it as it was.
 */
export async function proveOwner(parts: AccountParts, caller: Customer, given: GivenProof): Promise<AsOwner> {
  const account = await findAccount(parts.db, caller.customerId);
  if (account === undefined) throw refuse('login_required');
  const { currentPassword, proof } = given;
  if (account.password_hash !== null) return byPassword(parts, caller, account, currentPassword);
  return byCode(parts, caller, account, proof);
}

async function byPassword(
  parts: AccountParts,
  { address }: Customer,
  account: OwnAccount,
  password: string | undefined,
): Promise<AsOwner> {
  if (password === undefined) throw refuse('wrong_password');
  const proven = await checkPassword(parts, { email: account.email, address }, password, async () => account);
  if (proven === null) throw refuse('wrong_password');
  return (work) =>
    inTransaction(parts.db, async (tx) => {
      const held = await holdCustomer(tx, account.id);
      if (held.password_hash !== proven.password_hash) throw refuse('wrong_password');
      return work(tx, held);
    });
}

function byCode(parts: AccountParts, caller: Customer, { id }: OwnAccount, proof: MailedProof | undefined): AsOwner {
  if (proof === undefined) throw refuse('code_wrong');
  return (work) =>
    checkCode(parts, proof, caller, async (tx, email) => {
      const held = await holdCustomer(tx, id);
      // A code of another address proves another; and one who has a password by now is asked for it.
      if (held.email !== email || held.password_hash !== null) throw refuse('code_wrong');
      return work(tx, held);
    });
}
