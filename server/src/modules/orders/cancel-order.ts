import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { changeStatus } from './change-status.ts';
import { orderIdNamed } from './find-order.queries.ts';
import { holdOrder } from './status.queries.ts';

/** The owner gives an unpaid order up, and frees what it held (decision 43); of one that has ended it comes to the same. */
export const cancelOrder = (
  { db, now }: { db: Db; now: () => Date },
  reference: string,
  customerId: number,
): Promise<{ result: 'success' }> =>
  inTransaction(db, async (tx) => {
    const id = await orderIdNamed(tx, customerId, reference);
    const order = id === undefined ? undefined : await holdOrder(tx, id);
    if (order === undefined) throw refuse('order_not_found');
    if (order.status === 'expired') return { result: 'success' };
    await changeStatus(tx, order.id, 'expired', { mover: 'customer' }, now());
    return { result: 'success' };
  });
