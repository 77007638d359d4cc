import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../../db/database.ts';
import { lockForStaff } from '../../../accounts/public.ts';

/** The customer on the telephone, locked; whoever is blocked orders nothing, on whatever way. */
export async function lockCallingCustomer(tx: Tx, id: number) {
  const customer = await lockForStaff(tx, id);
  if (customer === undefined) throw refuse('customer_not_found');
  if (customer.blocked_at !== null) throw refuse('customer_blocked');
  return customer;
}
