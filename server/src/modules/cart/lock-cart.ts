import type { Tx } from '../../db/database.ts';
import { shareCustomer } from '../accounts/public.ts';
import { raiseVersion } from './cart.queries.ts';

/** A cart that nobody else changes until the transaction ends. */
export interface LockedCart {
  customerId: number;
  /** Of what is changed now. */
  version: number;
  now: Date;
}

/** First the customer, then the customer's cart: an order, which takes the lines out, locks them in this order, too. */
export async function lockCart(tx: Tx, customerId: number, now: Date): Promise<LockedCart> {
  await shareCustomer(tx, customerId);
  return { customerId, version: await raiseVersion(tx, customerId), now };
}
