import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { queueLetter } from '../../notifications/public.ts';
import type { AccountParts } from '../account-parts.ts';
import { makeLink } from '../links/make-link.ts';
import { endLinks } from '../links/one-time-tokens.queries.ts';
import { findAccount, isProvenByAnother, type OwnAccount, setInfo } from './own-account.queries.ts';
import { pendingEmail } from './pending-email.queries.ts';
import { asSignedIn, proveOwner } from './prove-owner.ts';

type Body = CallBody<Calls['updateInfo']>;

/**
 * Changes name and phones at once. Another e-mail asks who it is, and holds only when the link that goes to it was used; the
 * old address is told meanwhile, so that its owner can still act.
 */
export async function updateInfo(
  parts: AccountParts,
  { info, currentPassword, proof }: Body,
  caller: Customer,
): Promise<CallReply<Calls['updateInfo']>> {
  const { db } = parts;
  const { customerId } = caller;
  const now = parts.now();
  const isMoving = (await findAccount(db, customerId))?.email !== info.email;
  const asOwner = isMoving ? await proveOwner(parts, caller, { currentPassword, proof }) : asSignedIn(db, customerId);
  if (isMoving) await refuseTaken(parts, info.email, caller);
  return asOwner(async (tx, account) => {
    await setInfo(tx, customerId, { name: info.name, phone: info.phone, phone2: info.phone2 || null });
    if (isMoving) await mailChangeLink(tx, { ...account, name: info.name }, info.email, now);
    return { result: 'success', pending_email: await pendingEmail(tx, customerId, now) };
  });
}

/** An address that somebody proved to be his. The answer tells that it has an account, so it is as rare as that of register. */
async function refuseTaken({ db, tries }: AccountParts, email: string, { customerId, address }: Customer) {
  const counted = await tries.count('too_many_tries', ['registration_of_address', address]);
  if (await isProvenByAnother(db, email, customerId)) throw refuse('email_taken');
  await counted.takeBack();
}

/** The newest wish holds, and its link alone: who mistyped an address must not find it changed to that one later. */
async function mailChangeLink(tx: Tx, { id, email: oldEmail, name }: OwnAccount, newEmail: string, now: Date) {
  await endLinks(tx, id, 'change_email');
  const { token, key } = await makeLink(tx, id, newEmail, 'change_email', now);
  const to = (email: string) => ({ email, customerId: id, name });
  await queueLetter(tx, { kind: 'email-change', token }, to(newEmail), key);
  await queueLetter(tx, { kind: 'email-changing', newEmail }, to(oldEmail), `${key}:old`);
}
