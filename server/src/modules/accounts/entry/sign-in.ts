import type { SignedIn } from '@tokhi/contract/fields/signed-in';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Caller } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { bonusBalance } from '../../bonus/public.ts';
import { queueLetter } from '../../notifications/public.ts';
import type { AccountParts } from '../account-parts.ts';
import { hashOf } from '../secrets.ts';
import { openSession } from '../sessions/open-session.ts';
import { knownBrowsers } from '../sessions/sessions.queries.ts';
import type { EnteringCustomer } from './customers.queries.ts';

/** The end of every way in: whoever is who he says gets a session, and is told of it when the browser is a new one. */
export async function signIn(
  tx: Tx,
  { sessionLives, now }: Pick<AccountParts, 'sessionLives' | 'now'>,
  customer: EnteringCustomer,
  { address, browser }: Caller,
): Promise<SignedIn> {
  if (customer.blocked_at !== null) throw refuse('forbidden');
  const at = now();
  const { id, email, name } = customer;
  const browsers = await knownBrowsers(tx, id, browser);
  const token = await openSession(tx, id, { address, browser }, sessionLives, at);
  if (browsers.any && !browsers.this) {
    const key = `new-device:${hashOf(token).toString('hex')}`;
    await queueLetter(tx, { kind: 'new-device', browser, address, at }, { email, customerId: id, name }, key);
  }
  return { result: 'success', token, data: { name: name ?? '', bonus: await bonusBalance(tx, id) } };
}
