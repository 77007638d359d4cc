import type { SignedIn } from '@tokhi/contract/fields/signed-in';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { ShopCaller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { noteSecurityEvent, type SecurityAction } from '../../audit/public.ts';
import { bonusBalance } from '../../bonus/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import type { AccountDeps } from '../account-deps.ts';
import { hashOf } from '../secrets.ts';
import { isNewDevice } from '../sessions/is-new-device.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionProof } from '../sessions/sessions.queries.ts';
import type { EnteringCustomer } from './customers.queries.ts';

/** How the customer signed in, by call. Every other call signs in by a mailed link. */
const WAYS: Readonly<Record<string, SecurityAction>> = {
  login: 'sign_in_password',
  useCode: 'sign_in_code',
  facebookLogin: 'sign_in_facebook',
  'facebook-login': 'sign_in_facebook',
  'google-login': 'sign_in_google',
  socialLogin: 'sign_in_social',
};

/** The last step of every login: a customer with a proven identity gets a session, and an email if the browser is new. */
export async function signIn(
  tx: Tx,
  { sessionLives, now }: Pick<AccountDeps, 'sessionLives' | 'now'>,
  customer: EnteringCustomer,
  caller: ShopCaller,
  openedBy: SessionProof,
): Promise<SignedIn> {
  const { address, browser } = caller;
  if (customer.blocked_at !== null) throw refuse('forbidden');
  const at = now();
  const { id, email, name } = customer;
  // Checked before this session is one of the past ones.
  const isNew = await isNewDevice(tx, id, caller);
  const token = await openSession(tx, id, { ...caller, openedBy }, sessionLives, at);
  await noteSecurityEvent(tx, WAYS[caller.call] ?? 'sign_in_link', id, caller, at);
  if (isNew) {
    const key = `new-device:${hashOf(token).toString('hex')}`;
    await queueEmail(tx, { kind: 'new-device', browser, address, at }, { email, customerId: id, name }, key);
  }
  return { result: 'success', token, data: { name: name ?? '', bonus: await bonusBalance(tx, id) } };
}
