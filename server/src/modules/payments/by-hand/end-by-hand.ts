import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { writeAudit } from '../../audit/public.ts';
import { expireOrder, type InvoicesPort, orderIdByNumber, orderStanding } from '../../orders/public.ts';
import { type ActingStaff, actedBy } from '../acting-staff.ts';
import { closeInvoiceRows } from '../invoices/close-invoice-rows.ts';
import { closeInvoiceRow, openInvoiceOf } from '../invoices/invoices.queries.ts';

/**
 * Ends an overdue order whose provider does not say whether it is paid: the provider is out of business, or its keys are gone, and stock,
 * code and bonus would stay reserved for ever. Money that comes all the same is late money. False: the order is not overdue.
 */
export async function endByHand(
  { db, now }: { db: Db; now: () => Date },
  orderNumber: string,
  because: string,
  by: ActingStaff | null = null,
): Promise<boolean> {
  const orderId = await orderIdByNumber(db, orderNumber);
  if (orderId === undefined) throw refuse('order_not_found');
  const closeRows: InvoicesPort['closeRows'] = async (tx, id, how, at) => {
    const open = await openInvoiceOf(tx, id);
    if (open !== undefined) await closeInvoiceRow(tx, open.id, 'cancelled', at);
    await closeInvoiceRows(tx, id, how, at);
    const subject = { kind: 'order', id: orderNumber };
    await writeAudit(tx, { action: 'end order', subject, ...actedBy(by), after: { because } }, at);
  };
  await expireOrder({ db, closeRows }, orderId, now());
  return (await orderStanding(db, orderId)) === 'expired';
}
