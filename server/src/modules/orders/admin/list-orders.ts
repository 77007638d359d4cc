import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../db/database.ts';
import { presentListed } from './admin-order.present.ts';
import { adminOrders } from './admin-orders.queries.ts';

const PAGE_SIZE = 50;

/** A page of orders, newest first. One row more is read than shown: it says whether there is a next page. */
export async function listOrders(
  { db }: { db: Db },
  { status, text, after }: CallBody<AdminCalls['listOrders']>,
): Promise<CallReply<AdminCalls['listOrders']>> {
  const rows = await adminOrders(db, { status, number: numberIn(text), after, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    result: 'success',
    orders: shown.map(presentListed),
    next: rows.length > PAGE_SIZE && last !== undefined ? last.id : null,
  };
}

/** The last four digits as they are, a whole number with its prefix. */
function numberIn(text: string | undefined): string | undefined {
  const digits = text?.replace(/^IK/, '');
  return digits === undefined || digits.length === 4 ? digits : `IK${digits}`;
}
