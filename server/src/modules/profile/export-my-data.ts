import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Customer } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { type AccountDeps, rowsOfCustomer as ofAccounts, proveOwner } from '../accounts/public.ts';
import { noteSecurityEvent, rowsOfCustomer as ofAudit } from '../audit/public.ts';
import { rowsOfCustomer as ofBonus } from '../bonus/public.ts';
import { rowsOfCustomer as ofCart } from '../cart/public.ts';
import { codeUsesOf } from '../checkout/public.ts';
import { rowsOfCustomer as ofFavourites } from '../favourites/public.ts';
import { rowsOfCustomer as ofNotifications } from '../notifications/public.ts';
import { rowsOfCustomer as ofOrders } from '../orders/public.ts';
import { rowsOfCustomer as ofPayments } from '../payments/public.ts';
import { rowsOfCustomer as ofReceipts } from '../receipts/public.ts';
import { rowsOfCustomer as ofReviews } from '../reviews/public.ts';

const MODULES = [
  ofAccounts,
  ofNotifications,
  ofBonus,
  ofFavourites,
  ofReviews,
  ofCart,
  ofPayments,
  ofReceipts,
  ofAudit,
];

/**
 * All rows of the customer, table by table, for a proven owner: an open session is not enough for all of it. One module after the other: a
 * rare request must not take all connections.
 */
export async function exportMyData(
  deps: AccountDeps,
  proof: CallBody<Calls['exportMyData']>,
  caller: Customer,
): Promise<CallReply<Calls['exportMyData']>> {
  const { customerId } = caller;
  const asOwner = await proveOwner(deps, caller, proof);
  await asOwner((tx) => noteSecurityEvent(tx, 'data_exported', customerId, caller, deps.now()));
  return { result: 'success', data: await gatherData(deps.db, customerId) };
}

/** All data, for a caller who is entitled to it. */
export async function gatherData(db: Db, customerId: number): Promise<CallReply<Calls['exportMyData']>['data']> {
  const fromOrders = await ofOrders(db, customerId);
  const orderIds = fromOrders.orders.map(({ id }) => id);
  let data: CallReply<Calls['exportMyData']>['data'] = { ...fromOrders, code_uses: await codeUsesOf(db, orderIds) };
  for (const rowsOf of MODULES) data = { ...data, ...(await rowsOf(db, customerId)) };
  return data;
}
