import type { Db } from '../../../db/database.ts';
import type { CallTable } from '../../../http/calls/call-table.ts';
import { askRefund } from './ask-refund.ts';
import { showRefundTerms } from './show-terms.ts';

export function bindRefunds(table: CallTable, parts: { db: Db; now: () => Date }): void {
  table.bind('refundTerms', (body, { customerId }) => showRefundTerms(parts.db, body, customerId));
  table.bind('askRefund', (body, caller) => askRefund(parts, body, caller));
}
