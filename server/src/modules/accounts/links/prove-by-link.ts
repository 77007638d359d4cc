import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Guest } from '../../../callers/caller.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { EnteringCustomer } from '../entry/customers.queries.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { isCommon } from '../passwords/common-passwords.ts';
import { hashOfBrowser } from '../secrets.ts';
import { isOpenIn } from '../sessions/sessions.queries.ts';
import type { FoundLink } from './one-time-tokens.queries.ts';

/** Proof, besides the mailbox, that the account and its password belong to the owner. `hash` is the password's. */
export type LinkProof = { by: 'browser' | 'password' | 'new password'; hash: string };

type Given = Pick<CallBody<Calls['confirmEmail']>, 'password' | 'newPassword'>;

/** Proves by the browser that registered or is signed in, else by the password, else replaces it. Hashes outside a transaction. */
export async function proveByLink(
  deps: AccountDeps,
  link: FoundLink,
  { password, newPassword }: Given,
  caller: Guest,
): Promise<LinkProof> {
  const { passwords, commonPasswords } = deps;
  const { account } = link;
  if (newPassword !== undefined) {
    if (isCommon(commonPasswords, newPassword)) throw refuse('password_common');
    return { by: 'new password', hash: await passwords.hash(newPassword) };
  }
  if (await isOwnBrowser(deps, link, caller)) return { by: 'browser', hash: account.password_hash ?? '' };
  if (password === undefined || account.password_hash === null)
    throw refuse('password_not_proven', { has_password: account.password_hash === null ? 0 : 1 });
  const whose = { email: account.email, address: caller.address };
  const proven = await checkPassword(deps, whose, password, async () => account);
  if (proven === null) throw refuse('wrong_password');
  return { by: 'password', hash: proven.password_hash };
}

/** A registration replaced the password since the link was read: the proof is about the old one. */
export function refuseStale({ password_hash }: EnteringCustomer, { by, hash }: LinkProof): void {
  if (by !== 'new password' && (password_hash ?? '') !== hash) throw refuse('link_invalid');
}

async function isOwnBrowser(
  { db, now }: AccountDeps,
  { purpose, customerId, account }: FoundLink,
  { browserKey }: Guest,
): Promise<boolean> {
  const browserHash = hashOfBrowser(browserKey);
  if (browserHash === null) return false;
  if (purpose === 'confirm_email') return account.password_chosen_in?.equals(browserHash) ?? false;
  return isOpenIn(db, customerId, browserHash, now());
}
