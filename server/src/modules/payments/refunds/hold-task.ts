import type { Tx } from '../../../db/database.ts';
import { type HeldOrder, holdOrder } from '../../orders/public.ts';
import { type HeldRefund, holdRefunds, refundOf } from './refund-tasks.queries.ts';

/** Somebody asked for what cannot be done with this refund; the message is for the staff. */
export class RefundTaskError extends Error {
  override name = 'RefundTaskError';
}

export interface HeldTask {
  /** Undefined: money of nobody known. */
  order: HeldOrder | undefined;
  requestId: number | null;
  refunds: HeldRefund[];
}

/** The order first and then its refunds, so that whoever asks for or closes one waits for the other. */
export async function holdTask(tx: Tx, refundId: number): Promise<HeldTask> {
  const found = await refundOf(tx, refundId);
  if (found === undefined) throw new RefundTaskError(`There is no refund ${refundId}.`);
  const order = found.order_id === null ? undefined : await holdOrder(tx, found.order_id);
  const requestId = found.request_id;
  return { order, requestId, refunds: await holdRefunds(tx, refundId, requestId) };
}
