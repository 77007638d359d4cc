import { refuse } from '@tokhi/contract/texts/refusals';
import { isFreshLogin } from '@tokhi/rules/person/fresh-login';
import type { Customer } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { AccountDeps } from '../account-deps.ts';
import { lockCustomer } from './lock-customer.ts';
import { openingOf } from './own-sessions.queries.ts';
import type { AsOwner } from './prove-owner.ts';

/**
 * A recent login of this session is proof enough (record 148); null if it is not recent. Checked again under the lock on the customer's
 * row: of two concurrent changes the first ends the session of the second.
 */
export async function proveByFreshLogin(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  { customerId, sessionId }: Customer,
): Promise<AsOwner | null> {
  const isFresh = async (at: Db): Promise<boolean> => {
    const opening = await openingOf(at, customerId, Buffer.from(sessionId, 'hex'));
    return opening !== undefined && isFreshLogin(opening.opened_by, opening.created_at, now());
  };
  if (!(await isFresh(db))) return null;
  return (work) =>
    inTransaction(db, async (tx) => {
      const locked = await lockCustomer(tx, customerId);
      if (!(await isFresh(tx))) throw refuse('login_required');
      return work(tx, locked);
    });
}
