import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../../db/database.ts';
import { pickedGoods, pickedOrders } from './picking-list.queries.ts';

/** Nobody picks more in one go; the sheet says if there were more. */
const MOST_ORDERS = 500;

/** What to pick from the shelves for these orders, product by product, with the orders that each product is for. */
export async function pickingList(
  { db, now }: { db: Db; now: () => Date },
  { orders }: CallBody<AdminCalls['pickingList']>,
): Promise<CallReply<AdminCalls['pickingList']>> {
  const found = await pickedOrders(db, orders, now(), MOST_ORDERS + 1);
  const ids = found.slice(0, MOST_ORDERS);
  const rows = await pickedGoods(db, ids);
  return {
    result: 'success',
    orders: ids.length,
    capped: found.length > MOST_ORDERS,
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    rows,
  };
}
