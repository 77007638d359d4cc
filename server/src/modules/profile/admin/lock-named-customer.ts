import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { lockForStaff } from '../../accounts/public.ts';

/** Locks the customer that a staff call names; an erased one is not found. */
export async function lockNamedCustomer(tx: Tx, id: number) {
  const customer = await lockForStaff(tx, id);
  if (customer === undefined) throw refuse('customer_not_found');
  return customer;
}
