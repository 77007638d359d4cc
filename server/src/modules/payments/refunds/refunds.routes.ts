import type { Db } from '../../../db/database.ts';
import type { CallTable } from '../../../http/calls/call-table.ts';
import { askRefund } from './ask-refund.ts';
import { showRefundTerms } from './show-terms.ts';

export function bindRefunds(table: CallTable, deps: { db: Db; now: () => Date }): void {
  table.bind('refundTerms', (body, { customerId }) => showRefundTerms(deps.db, body, customerId));
  table.bind('askRefund', (body, caller) => askRefund(deps, body, caller));
}
