import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { linesOf } from '../show/shown-orders.queries.ts';
import { presentShown } from './admin-order.present.ts';
import { adminOrder, historyOf } from './admin-orders.queries.ts';

/** The port that the staff module fills: the names of staff members, by id. */
export type NamesOfStaff = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

export interface AdminOrderDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: NamesOfStaff;
}

/** One order with its lines and who moved it. */
export async function showOrder(
  { db, namesOfStaff }: Omit<AdminOrderDeps, 'now'>,
  orderNumber: string,
): Promise<CallReply<AdminCalls['showOrder']>> {
  const row = await adminOrder(db, orderNumber);
  if (row === undefined) throw refuse('order_not_found');
  const [lines, history] = [await linesOf(db, row.id), await historyOf(db, row.id)];
  const names = await namesOfStaff(
    db,
    history.flatMap(({ staff_id }) => (staff_id === null ? [] : [staff_id])),
  );
  return { result: 'success', order: presentShown(row, lines, history, names) };
}
