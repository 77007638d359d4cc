import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import { TERMS_VERSION } from '@tokhi/rules/person/terms-version';
import type { Guest } from '../../../callers/caller.ts';
import { isDatabaseBusy } from '../../../db/database-errors.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queueEmail } from '../../notifications/public.ts';
import type { AccountDeps } from '../account-deps.ts';
import { makeLink } from '../links/make-link.ts';
import { endLinks } from '../links/one-time-tokens.queries.ts';
import { isCommon } from '../passwords/common-passwords.ts';
import { hashOfBrowser } from '../secrets.ts';
import { insertRegistered } from './customers.queries.ts';

type Registration = CallBody<Calls['register']>['user'];

/** Creates an account that can be used once its address is confirmed (spec §2 Register). The form asks for the terms before it sends. */
export async function register(
  deps: AccountDeps,
  { user }: CallBody<Calls['register']>,
  caller: Guest,
): Promise<CallReply<Calls['register']>> {
  const { passwords, tries, commonPasswords } = deps;
  // Before the answer reveals whether an address is taken, and before the hash; a registration is never uncounted.
  await tries.count('too_many_requests', ['registration_of_address', caller.address], ['link_of_account', user.email]);
  if (isCommon(commonPasswords, user.password)) throw refuse('password_common');
  const passwordHash = await passwords.hash(user.password);
  try {
    await keep(deps, user, passwordHash, hashOfBrowser(caller.browserKey));
  } catch (error) {
    if (error instanceof Refusal || isDatabaseBusy(error)) throw error;
    // Spec §7: any other failure of this call has its own code and text.
    throw Object.assign(refuse('register_failed'), { cause: error });
  }
  return { result: 'success' };
}

function keep(
  { db, now }: AccountDeps,
  { name, email, phone }: Registration,
  passwordHash: string,
  browserHash: Buffer | null,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const at = now();
    const given = { name, email, phone, passwordHash, browserHash, termsVersion: TERMS_VERSION, now: at };
    const id = await insertRegistered(tx, given);
    if (id === undefined) throw refuse('email_taken');
    // An earlier email must not confirm what somebody else has typed since.
    await endLinks(tx, id, 'confirm_email');
    const { token, key } = await makeLink(tx, id, email, 'confirm_email', at);
    await queueEmail(tx, { kind: 'confirm-email', token }, { email, customerId: id, name }, key);
  });
}
