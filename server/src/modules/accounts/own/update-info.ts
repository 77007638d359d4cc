import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { noteSecurityEvent } from '../../audit/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import type { AccountDeps } from '../account-deps.ts';
import { makeLink } from '../links/make-link.ts';
import { endLinks } from '../links/one-time-tokens.queries.ts';
import { findAccount, isProvenByAnother, type OwnAccount, setInfo } from './own-account.queries.ts';
import { pendingEmail } from './pending-email.queries.ts';
import { asSignedIn, proveOwner } from './prove-owner.ts';

type Body = CallBody<Calls['updateInfo']>;

/**
 * Changes name and phones at once. A new email needs a proof of identity, and applies only when the link sent to it was used; the old
 * address is notified at once, so that its owner can still act.
 */
export async function updateInfo(
  deps: AccountDeps,
  { info, currentPassword, proof }: Body,
  caller: Customer,
): Promise<CallReply<Calls['updateInfo']>> {
  const { db } = deps;
  const { customerId } = caller;
  const now = deps.now();
  const isMoving = (await findAccount(db, customerId))?.email !== info.email;
  const asOwner = isMoving ? await proveOwner(deps, caller, { currentPassword, proof }) : asSignedIn(db, customerId);
  if (isMoving) {
    await countEmail(deps, info.email, caller);
    if (await isProvenByAnother(db, info.email, customerId)) throw refuse('email_taken');
  }
  return asOwner(async (tx, account) => {
    await setInfo(tx, customerId, { name: info.name, phone: info.phone, phone2: info.phone2 || null });
    if (isMoving) {
      await mailChangeLink(tx, { ...account, name: info.name }, info.email, now);
      await noteSecurityEvent(tx, 'email_change_asked', customerId, caller, now);
    }
    return { result: 'success', pending_email: await pendingEmail(tx, customerId, now) };
  });
}

/**
 * Counts every request for another address, refused or not: its email may go to a stranger's mailbox, and its refusal reveals that an
 * address has an account, as with register.
 */
const countEmail = ({ tries }: AccountDeps, email: string, { customerId, address }: Customer) =>
  tries.count(
    'too_many_requests',
    ['email_change_of_customer', String(customerId)],
    ['registration_of_address', address],
    ['link_of_account', email],
  );

/** Only the link of the newest request is valid: a mistyped address must not become the customer's address later. */
async function mailChangeLink(tx: Tx, { id, email: oldEmail, name }: OwnAccount, newEmail: string, now: Date) {
  await endLinks(tx, id, 'change_email');
  const { token, key } = await makeLink(tx, id, newEmail, 'change_email', now);
  const to = (email: string) => ({ email, customerId: id, name });
  await queueEmail(tx, { kind: 'email-change', token }, to(newEmail), key);
  await queueEmail(tx, { kind: 'email-changing', newEmail }, to(oldEmail), `${key}:old`);
}
