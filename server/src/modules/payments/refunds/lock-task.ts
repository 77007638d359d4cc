import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import { type LockedOrder, lockOrder } from '../../orders/public.ts';
import { type LockedRefund, lockRefunds, refundOf } from './refund-tasks.queries.ts';

export interface LockedTask {
  /** Undefined: unknown money. */
  order: LockedOrder | undefined;
  requestId: number | null;
  refunds: LockedRefund[];
}

/** Locks the order first and then its refunds, so that requesting and closing refunds wait for each other. */
export async function lockTask(tx: Tx, refundId: number): Promise<LockedTask> {
  const found = await refundOf(tx, refundId);
  if (found === undefined) throw refuse('refund_not_found');
  const order = found.order_id === null ? undefined : await lockOrder(tx, found.order_id);
  const requestId = found.request_id;
  return { order, requestId, refunds: await lockRefunds(tx, refundId, requestId) };
}
