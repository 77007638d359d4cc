import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { changeStatus } from './change-status.ts';
import { closeInvoices } from './close-invoices.ts';
import { orderIdNamed } from './find-order.queries.ts';
import type { InvoicesPort } from './invoices-port.ts';
import { lockOrder } from './status.queries.ts';

/** The owner cancels an unpaid order and frees what it reserved (decision 43); an order that has ended stays as it is. */
export async function cancelOrder(
  { db, now, invoices }: { db: Db; now: () => Date; invoices: InvoicesPort },
  reference: string,
  customerId: number,
): Promise<{ result: 'success' }> {
  const id = await orderIdNamed(db, customerId, reference);
  if (id === undefined) throw refuse('order_not_found');
  await closeInvoices(invoices, id);
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order === undefined) throw refuse('order_not_found');
    if (order.status === 'expired') return { result: 'success' };
    await changeStatus(tx, order.id, 'expired', { mover: 'customer' }, now());
    await invoices.closeRows(tx, order.id, 'ended', now());
    return { result: 'success' };
  });
}
