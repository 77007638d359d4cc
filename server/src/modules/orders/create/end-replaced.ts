import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { productIdsOf } from '../../catalogue/public.ts';
import { lockLevels, productsReservedBy } from '../../stock/public.ts';
import { changeStatus } from '../change-status.ts';
import { orderIdNamed } from '../find-order.queries.ts';
import type { InvoicesPort } from '../invoices-port.ts';
import { lockOrder } from '../status.queries.ts';

/**
 * «Засах» (decision 43): the unpaid order ends in the transaction that makes the new one, so that its stock and code are free for it. An
 * order that has ended stays as it is.
 */
export async function endReplaced(
  tx: Tx,
  customerId: number,
  reference: string,
  { ordered, invoices }: { ordered: readonly { id: string }[]; invoices: InvoicesPort },
  now: Date,
): Promise<void> {
  const id = await orderIdNamed(tx, customerId, reference);
  const order = id === undefined ? undefined : await lockOrder(tx, id);
  if (order === undefined) throw refuse('order_not_found');
  if (order.status === 'expired') return;
  if (order.status !== 'pending') throw refuse('order_already_paid', { ordernumber: order.order_number });
  // The stock levels of both orders at once, in the order of ids: locked one order after the other, they could deadlock.
  const wanted = await productIdsOf(
    tx,
    ordered.map((line) => line.id),
  );
  await lockLevels(tx, [...wanted, ...(await productsReservedBy(tx, [order.id]))]);
  await changeStatus(tx, order.id, 'expired', { mover: 'customer' }, now);
  await invoices.closeRows(tx, order.id, 'ended', now);
}
