import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Db } from '../../db/database.ts';
import { rowsOfCustomer as ofAccounts } from '../accounts/public.ts';
import { rowsOfCustomer as ofBonus } from '../bonus/public.ts';
import { rowsOfCustomer as ofCart } from '../cart/public.ts';
import { codeUsesOf } from '../checkout/public.ts';
import { rowsOfCustomer as ofFavourites } from '../favourites/public.ts';
import { rowsOfCustomer as ofNotifications } from '../notifications/public.ts';
import { rowsOfCustomer as ofOrders } from '../orders/public.ts';
import { rowsOfCustomer as ofPayments } from '../payments/public.ts';
import { rowsOfCustomer as ofReceipts } from '../receipts/public.ts';
import { rowsOfCustomer as ofReviews } from '../reviews/public.ts';

const MODULES = [ofAccounts, ofNotifications, ofBonus, ofFavourites, ofReviews, ofCart, ofPayments, ofReceipts];

/** Every row that is the customer's, table by table. One module after the other: a rare wish must not take all connections. */
export async function exportMyData(db: Db, customerId: number): Promise<CallReply<Calls['exportMyData']>> {
  const fromOrders = await ofOrders(db, customerId);
  const orderIds = fromOrders.orders.map(({ id }) => id);
  let data: CallReply<Calls['exportMyData']>['data'] = { ...fromOrders, code_uses: await codeUsesOf(db, orderIds) };
  for (const rowsOf of MODULES) data = { ...data, ...(await rowsOf(db, customerId)) };
  return { result: 'success', data };
}
