import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import { TERMS_VERSION } from '@tokhi/rules/person/terms-version';
import type { Guest } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { noteSecurityEvent } from '../../audit/public.ts';
import type { AccountDeps } from '../account-deps.ts';
import { claimAccount } from '../entry/claim-account.ts';
import { acceptTerms, proveRegistration, setPasswordHash } from '../entry/customers.queries.ts';
import { welcome } from '../entry/welcome.ts';
import { hashOf } from '../secrets.ts';
import { changeEmail } from './change-email.ts';
import { type FoundLink, findLink } from './one-time-tokens.queries.ts';
import { type LinkProof, proveByLink, refuseStale } from './prove-by-link.ts';
import { type UsedLink, useLink } from './use-link.ts';

const PURPOSES = ['confirm_email', 'change_email'] as const;

type Body = CallBody<Calls['confirmEmail']>;

/**
 * Confirms the address that a link was sent to: the account's current or its new one. In a browser that the account does not know, the
 * owner of the mailbox also proves that the password is theirs, or sets a new one (record 146).
 */
export async function confirmEmail(
  deps: AccountDeps,
  body: Body,
  caller: Guest,
): Promise<CallReply<Calls['confirmEmail']>> {
  const { db, now } = deps;
  const find = () => findLink(db, hashOf(body.token), PURPOSES);
  const link = await find();
  if (isDone(link)) return { result: 'success', already: true };
  if (link === undefined || link.used_at !== null || link.expires_at <= now()) throw refuse('link_invalid');
  const proof = await proveByLink(deps, link, body, caller);
  try {
    await inTransaction(db, async (tx) =>
      apply(tx, await useLink(tx, body.token, PURPOSES, now()), proof, caller, now()),
    );
  } catch (error) {
    // A second click on the same button may arrive during the first call.
    const isUsed = error instanceof Refusal && error.code === 'link_invalid';
    if (isUsed && isDone(await find())) return { result: 'success', already: true };
    throw error;
  }
  return { result: 'success', already: false };
}

/** The address is confirmed already, by this link or in another way. */
const isDone = (link: FoundLink | undefined): boolean =>
  link !== undefined && link.email === link.account.email && link.account.email_confirmed_at !== null;

async function apply(
  tx: Tx,
  { customer, purpose, email }: UsedLink,
  proof: LinkProof,
  caller: Guest,
  now: Date,
): Promise<void> {
  refuseStale(customer, proof);
  const { id } = customer;
  if (purpose === 'change_email') {
    await noteSecurityEvent(tx, 'email_changed', id, caller, now);
    return changeEmail(tx, customer, email, proof, now);
  }
  // Confirmed in another way since the link was read.
  if (customer.email_confirmed_at !== null) return;
  if (proof.by !== 'new password') {
    await proveRegistration(tx, id, now);
    return welcome(tx, customer, now);
  }
  await claimAccount(tx, customer, now);
  await setPasswordHash(tx, id, proof.hash, now);
  // The page asks for the terms before it sends, as the sign-up form does.
  await acceptTerms(tx, id, TERMS_VERSION, now);
}
