import type { Tx } from '../../db/database.ts';
import { shareCustomer } from '../accounts/public.ts';
import { raiseVersion } from './cart.queries.ts';

/** A cart that is locked until the transaction ends. */
export interface LockedCart {
  customerId: number;
  /** The version of this change. */
  version: number;
  now: Date;
}

/** Locks the customer, then the cart: the same lock order as an order, which removes lines. */
export async function lockCart(tx: Tx, customerId: number, now: Date): Promise<LockedCart> {
  await shareCustomer(tx, customerId);
  return { customerId, version: await raiseVersion(tx, customerId), now };
}
