import type { RefundOfOrder } from '@tokhi/contract/fields/refund-fields';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { type AskedReason, refundReasonAt } from '@tokhi/rules/refund/refund-asking';
import type { Db } from '../../../db/database.ts';
import { soldOrder } from '../../orders/public.ts';
import { presentRequest } from './refunds.present.ts';
import { askedOf } from './refunds.queries.ts';

/** A line of the order with the fields that refunds need. */
interface Line {
  position: number;
  code: string;
  name: string;
  quantity: number;
}

type Asked = Awaited<ReturnType<typeof askedOf>>;

/** What the order page shows of refunds; an order that was never paid has none to read. */
export async function refundsOfOrder(
  db: Db,
  order: { id: number; status: OrderStatus; lines: readonly Line[] },
): Promise<{ refundable: AskedReason | null; refunds: RefundOfOrder[] }> {
  if (order.status === 'pending' || order.status === 'expired') return { refundable: null, refunds: [] };
  const asked = await askedOf(db, order.id);
  const refunds = presentAsked(asked, order.lines);
  // Pieces of declined requests are free again.
  const piecesAt = (at: number) =>
    asked.pieces.reduce((sum, { position, quantity, is_declined }) => {
      return position === at && !is_declined ? sum + quantity : sum;
    }, 0);
  const isSomethingLeft = order.lines.some(({ position, quantity }) => piecesAt(position) < quantity);
  const isOpen = refunds.some(({ standing }) => standing === 'open' || standing === 'sent');
  return { refundable: isSomethingLeft && !isOpen ? refundReasonAt(order.status) : null, refunds };
}

/** The refund requests of an order, newest first, with the names of their pieces. */
export async function shownRequests(db: Db, orderId: number): Promise<RefundOfOrder[]> {
  const { lines } = await soldOrder(db, orderId);
  return presentAsked(await askedOf(db, orderId), lines);
}

function presentAsked({ requests, pieces }: Asked, lines: readonly Line[]): RefundOfOrder[] {
  const named = new Map(lines.map((line) => [line.position, line]));
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
