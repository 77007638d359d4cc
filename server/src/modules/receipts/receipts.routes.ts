import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import { showReceipt } from './show-receipt.ts';
import type { ShownOnce } from './shown-once.ts';

export function bindReceipts(table: CallTable, deps: { db: Db; shownOnce: ShownOnce }): void {
  table.bind('myReceipt', ({ ordernumber }, { customerId }) => showReceipt(deps, ordernumber, customerId));
}
