import { email as emailField } from '@tokhi/contract/fields/person-fields';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { ShopCaller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type EnteringCustomer, lockEnteringCustomer } from '../entry/customers.queries.ts';
import { sendCode } from '../entry/send-code.ts';
import { customerOfProven } from '../entry/use-code.ts';
import { insertPendingIdentity, ownerOfIdentity } from './identities.queries.ts';
import type { Identity } from './identity.ts';
import { rememberIdentity } from './remember-identity.ts';

/**
 * The single login path for Google, Facebook and their access tokens (decision 21): by the identity if it is known, else by the address if
 * the provider verified it. Otherwise a mailed code proves the address, and its use links the identity. `end` opens a session or a ticket
 * for one.
 */
export async function comeInByIdentity<Opened>(
  deps: AccountDeps,
  identity: Identity,
  caller: ShopCaller,
  end: (tx: Tx, customer: EnteringCustomer) => Promise<Opened>,
): Promise<Opened> {
  const email = emailField.safeParse(identity.email).data;
  const opened = await inTransaction(deps.db, async (tx) => {
    const customer = await knownOrProven(tx, deps, identity, email);
    if (customer === null) return null;
    if (customer.blocked_at !== null) throw refuse('forbidden');
    return { reply: await end(tx, customer) };
  });
  if (opened !== null) return opened.reply;
  if (email === undefined) throw refuse('social_profile_failed');
  const { browser } = await sendCode(deps, { email }, caller, (tx, browserHash) =>
    insertPendingIdentity(tx, browserHash, identity),
  );
  throw refuse('email_not_proven', { browser });
}

async function knownOrProven(
  tx: Tx,
  deps: AccountDeps,
  identity: Identity,
  email: string | undefined,
): Promise<EnteringCustomer | null> {
  const owner = await ownerOfIdentity(tx, identity);
  if (owner !== undefined) return (await lockEnteringCustomer(tx, owner)) ?? null;
  if (email === undefined || !identity.isEmailProven) return null;
  return rememberIdentity(tx, await customerOfProven(tx, email, deps.now()), identity);
}
