import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../../db/database.ts';
import { lockForStaff } from '../../../accounts/public.ts';

/** Locks the customer on the telephone; a blocked customer cannot order by telephone either. */
export async function lockCallingCustomer(tx: Tx, id: number) {
  const customer = await lockForStaff(tx, id);
  if (customer === undefined) throw refuse('customer_not_found');
  if (customer.blocked_at !== null) throw refuse('customer_blocked');
  return customer;
}
