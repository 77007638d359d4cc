import type { SignedIn } from '@tokhi/contract/fields/signed-in';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Caller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AccountParts } from '../account-parts.ts';
import { lockCustomer } from '../entry/customers.queries.ts';
import { signIn } from '../entry/sign-in.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { insertTicket, takeTicket } from './tickets.queries.ts';

/** As long as a page takes to load on a slow phone. */
const HOLDS_MS = 60_000;

/** What a tab carries in its fragment to the page that opens the session. */
export async function giveTicket(tx: Tx, customerId: number, now: Date): Promise<string> {
  const ticket = newSecret();
  const expiresAt = new Date(now.getTime() + HOLDS_MS);
  await insertTicket(tx, { ticketHash: hashOf(ticket), customerId, expiresAt }, now);
  return ticket;
}

/** Opens the session that a login in the tab earned, once. */
export const useTicket = (parts: AccountParts, ticket: string, caller: Caller): Promise<SignedIn> =>
  inTransaction(parts.db, async (tx) => {
    const customerId = await takeTicket(tx, hashOf(ticket), parts.now());
    const customer = customerId === undefined ? undefined : await lockCustomer(tx, customerId);
    if (customer === undefined) throw refuse('link_invalid');
    return signIn(tx, parts, customer, caller);
  });
