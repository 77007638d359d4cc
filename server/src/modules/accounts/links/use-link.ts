import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { type EnteringCustomer, lockEnteringCustomer } from '../entry/customers.queries.ts';
import { hashOf } from '../secrets.ts';
import { type LinkPurpose, takeLink, validLink } from './one-time-tokens.queries.ts';

export interface UsedLink {
  customer: EnteringCustomer;
  purpose: LinkPurpose;
  /** The address that the email was sent to. */
  email: string;
}

/** Uses a mailed link, once; locks the customer first, like everything that ends links. */
export async function useLink(tx: Tx, token: string, purposes: readonly LinkPurpose[], now: Date): Promise<UsedLink> {
  const tokenHash = hashOf(token);
  const link = await validLink(tx, tokenHash, purposes, now);
  if (link === undefined) throw refuse('link_invalid');
  const customer = await lockEnteringCustomer(tx, link.customerId);
  if (customer === undefined || !(await takeLink(tx, tokenHash, now))) throw refuse('link_invalid');
  const { email, purpose } = link;
  // A link to a former address of the account proves nothing.
  if (purpose !== 'change_email' && customer.email !== email) throw refuse('link_invalid');
  return { customer, purpose: purpose as LinkPurpose, email };
}
