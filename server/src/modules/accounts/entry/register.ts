import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import { TERMS_VERSION } from '@tokhi/rules/person/terms-version';
import type { Nobody } from '../../../callers/caller.ts';
import { isDatabaseBusy } from '../../../db/database-errors.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { queueLetter } from '../../notifications/public.ts';
import type { AccountParts } from '../account-parts.ts';
import { makeLink } from '../links/make-link.ts';
import { endLinks } from '../links/one-time-tokens.queries.ts';
import { isCommon } from '../passwords/common-passwords.ts';
import { insertRegistered } from './customers.queries.ts';

type Registration = CallBody<Calls['register']>['user'];

/** Makes an account that opens as soon as its address is confirmed (spec §2 Register). The form asks for the terms before it sends. */
export async function register(
  parts: AccountParts,
  { user }: CallBody<Calls['register']>,
  caller: Nobody,
): Promise<CallReply<Calls['register']>> {
  const { passwords, tries, commonPasswords } = parts;
  // Before the answer tells whether an address is taken, and before the hash; a registration is never taken back.
  await tries.count('too_many_requests', ['registration_of_address', caller.address], ['link_of_account', user.email]);
  if (isCommon(commonPasswords, user.password)) throw refuse('password_common');
  const passwordHash = await passwords.hash(user.password);
  try {
    await keep(parts, user, passwordHash);
  } catch (error) {
    if (error instanceof Refusal || isDatabaseBusy(error)) throw error;
    // Spec §7: of this call, whatever else goes wrong has a word and a text of its own.
    throw Object.assign(refuse('register_failed'), { cause: error });
  }
  return { result: 'success' };
}

function keep({ db, now }: AccountParts, { name, email, phone }: Registration, passwordHash: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const at = now();
    const id = await insertRegistered(tx, { name, email, phone, passwordHash, termsVersion: TERMS_VERSION, now: at });
    if (id === undefined) throw refuse('email_taken');
    // An earlier letter must not confirm what somebody else has typed since.
    await endLinks(tx, id, 'confirm_email');
    const { token, key } = await makeLink(tx, id, email, 'confirm_email', at);
    await queueLetter(tx, { kind: 'confirm-email', token }, { email, customerId: id, name }, key);
  });
}
