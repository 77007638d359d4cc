import type { Profile } from '@tokhi/contract/calls/accounts';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { findAccount } from './own-account.queries.ts';
import { pendingEmail } from './pending-email.queries.ts';

/** The accounts' part of the profile; the bonus is added elsewhere. */
export async function ownProfile(db: Db, customerId: number, now: Date): Promise<Omit<Profile, 'bonus'>> {
  const account = await findAccount(db, customerId);
  if (account === undefined) throw refuse('login_required');
  const { name, email, phone, phone_2, picture, password_hash } = account;
  return {
    name: name ?? '',
    email,
    phone: phone ?? '',
    phone2: phone_2,
    img: picture,
    pending_email: await pendingEmail(db, customerId, now),
    has_password: password_hash !== null,
  };
}
