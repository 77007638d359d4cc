import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { paperOfOrder } from '../../paper/paper-of-order.ts';
import { presentLine } from '../../show/order.present.ts';
import { pageOrder } from './order-page.queries.ts';
import type { OrderPageDeps } from './order-page-ports.ts';

/** The paper of an order for staff to print. It shows the buyer unmasked, so an audit row records who printed it. */
export async function printInvoice(
  deps: OrderPageDeps,
  orderNumber: string,
  caller: Staff,
): Promise<CallReply<AdminCalls['printInvoice']>> {
  const row = await pageOrder(deps.db, orderNumber);
  if (row === undefined) throw refuse('order_not_found');
  const paper = await paperOfOrder(deps, row);
  const subject = { kind: 'order', id: orderNumber };
  await inTransaction(deps.db, (tx) =>
    writeAudit(tx, { action: 'print invoice', subject, ...auditedBy(caller) }, deps.now()),
  );
  return {
    ...{ result: 'success', ordernumber: orderNumber, created_at: row.created_at.toISOString(), total: row.total_tug },
    ...{ lines: row.lines.map(presentLine), paper },
  };
}
