import type { RefundOfOrder } from '@tokhi/contract/fields/refund-fields';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { type AskedReason, refundReasonAt } from '@tokhi/rules/refund/refund-asking';
import type { Db } from '../../../db/database.ts';
import { type LineSold, soldOrder } from '../../orders/public.ts';
import { presentRequest } from './refunds.present.ts';
import { piecesAsked, piecesOf, requestsOf } from './refunds.queries.ts';

/** What the order page tells of refunds; of an order that was never paid nothing is asked. */
export async function refundsOfOrder(
  db: Db,
  order: { id: number; status: OrderStatus },
): Promise<{ refundable: AskedReason | null; refunds: RefundOfOrder[] }> {
  if (order.status === 'pending' || order.status === 'expired') return { refundable: null, refunds: [] };
  const [{ lines }, requests, asked] = await Promise.all([
    soldOrder(db, order.id),
    shownRequests(db, order.id),
    piecesAsked(db, order.id),
  ]);
  const isSomethingLeft = lines.some(({ position, quantity }) => (asked.get(position) ?? 0) < quantity);
  const isOpen = requests.some(({ standing }) => standing === 'open' || standing === 'sent');
  return { refundable: isSomethingLeft && !isOpen ? refundReasonAt(order.status) : null, refunds: requests };
}

/** The requests of an order, newest first, with the names of their pieces. */
export async function shownRequests(db: Db, orderId: number): Promise<RefundOfOrder[]> {
  const requests = await requestsOf(db, orderId);
  if (requests.length === 0) return [];
  const [{ lines }, pieces] = await Promise.all([soldOrder(db, orderId), piecesOf(db, orderId)]);
  const named = new Map(lines.map((line): [number, LineSold] => [line.position, line]));
  return requests.map((row) =>
    presentRequest(
      row,
      pieces.flatMap(({ request_id, position, quantity }) => {
        const line = named.get(position);
        return request_id === row.id && line ? [{ code: line.code, name: line.name, quantity }] : [];
      }),
    ),
  );
}
