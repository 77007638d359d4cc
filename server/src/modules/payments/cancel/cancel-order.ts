import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import {
  changedMeanwhile,
  changeStatus,
  closeInvoices,
  dryRun,
  type InvoicesPort,
  lockOrderNamed,
  type NamesOfStaff,
  orderIdByNumber,
  versionOf,
} from '../../orders/public.ts';

export interface CancelDeps {
  db: Db;
  now: () => Date;
  invoices: InvoicesPort;
  namesOfStaff: NamesOfStaff;
}

/**
 * Staff cancel an unpaid order for its customer: it ends and frees what it reserved. A refund returns money that was paid. A dry run comes
 * first: a refused request leaves the invoice open that the customer may be paying.
 */
export async function cancelOrder(
  { db, invoices, namesOfStaff, now: clock }: CancelDeps,
  { ordernumber, version, because }: CallBody<AdminCalls['cancelOrder']>,
  caller: Staff,
): Promise<{ result: 'success' }> {
  const id = await orderIdByNumber(db, ordernumber);
  if (id === undefined) throw refuse('order_not_found');
  const now = clock();
  const cancel = async (tx: Tx, by: InvoicesPort): Promise<{ result: 'success' }> => {
    const order = await lockOrderNamed(tx, ordernumber);
    const current = await versionOf(tx, order.id);
    if (current !== version) throw await changedMeanwhile(tx, order, current, namesOfStaff);
    if (order.status !== 'pending') throw refuse(order.status === 'expired' ? 'order_expired' : 'order_already_paid');
    await changeStatus(tx, id, 'expired', { mover: 'staff', staffId: caller.staffId, note: because }, now);
    await by.closeRows(tx, id, 'ended', now);
    const subject = { kind: 'order', id: ordernumber };
    const facts = { before: { status: order.status }, after: { status: 'expired', because } };
    await writeAudit(tx, { action: 'cancel order', subject, ...auditedBy(caller), ...facts }, now);
    return { result: 'success' };
  };
  // Providers are asked before anything is locked: nobody may be able to pay the order any more. A refusal of the dry run is repeated
  // below, unless the same request was faster and its answer is kept.
  if (await isAllowed(dryRun(db, invoices, cancel))) await closeInvoices(invoices, id);
  return withIdempotency(db, caller, (tx) => cancel(tx, invoices));
}

const isAllowed = (tried: Promise<void>): Promise<boolean> =>
  tried.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
