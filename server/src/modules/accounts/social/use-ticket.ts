import type { SignedIn } from '@tokhi/contract/fields/signed-in';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { ShopCaller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AccountDeps } from '../account-deps.ts';
import { lockEnteringCustomer } from '../entry/customers.queries.ts';
import { signIn } from '../entry/sign-in.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { insertTicket, takeTicket } from './tickets.queries.ts';

/** As long as a page takes to load on a slow phone. */
const VALID_MS = 60_000;

/** The tab carries it in its fragment to the page that opens the session. */
export async function giveTicket(tx: Tx, customerId: number, now: Date): Promise<string> {
  const ticket = newSecret();
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await insertTicket(tx, { ticketHash: hashOf(ticket), customerId, expiresAt }, now);
  return ticket;
}

/** Opens the session of a login in the tab, once. */
export const useTicket = (deps: AccountDeps, ticket: string, caller: ShopCaller): Promise<SignedIn> =>
  inTransaction(deps.db, async (tx) => {
    const customerId = await takeTicket(tx, hashOf(ticket), deps.now());
    const customer = customerId === undefined ? undefined : await lockEnteringCustomer(tx, customerId);
    if (customer === undefined) throw refuse('link_invalid');
    return signIn(tx, deps, customer, caller, 'social');
  });
