import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import type { Db } from '../../../../db/database.ts';
import { countOrders } from './count-orders.ts';
import { findOrders } from './find-orders.ts';
import { listOrders } from './list-orders.ts';
import { createShownBeside } from './shown-beside.ts';

/** The lists without HTTP, for a bench that sends their statements by itself. */
export function openStaffLists({ db, now }: { db: Db; now: () => Date }) {
  const deps = { db, now, beside: createShownBeside(db, now) };
  return {
    listOrders: (body: CallBody<AdminCalls['listOrders']>) => listOrders(deps, body),
    countOrders: (body: CallBody<AdminCalls['countOrders']>) => countOrders(deps, body),
    findOrders: ({ text }: CallBody<AdminCalls['findOrders']>) => findOrders(deps, text),
  };
}
