import { type ClosedDay, closingOf } from '@tokhi/rules/money/day-closing';
import type { Db } from '../../db/database.ts';
import { type Gateways, moneyOfDay, ordersMovedLast, providersOfOrders, type Span } from '../payments/public.ts';
import { receiptMovesWithin, registeredTotals } from '../receipts/public.ts';

/** The only computation of a day: the screen, the closing and the month's file all use it. */
export async function gatherDay(db: Db, gateways: Gateways, span: Span): Promise<ClosedDay> {
  const money = await moneyOfDay(db, gateways, span);
  const moves = await receiptMovesWithin(db, span);
  const moved = await ordersMovedLast(db, span);
  const registered = await registeredTotals(
    db,
    moved.map(({ order_id }) => order_id),
  );
  const providers = await providersOfOrders(db, [...new Set(moves.map(({ order_id }) => order_id))]);
  return closingOf({
    ...money,
    receiptMoves: moves.map(({ order_id, kind, total_tug, vat_tug, is_void }) => ({
      method: providers.get(order_id) ?? '',
      ...{ kind, totalTug: total_tug, vatTug: vat_tug, isVoid: is_void },
    })),
    receipts: moved.map(({ order_id, order_number, provider, expected_tug }) => ({
      ...{ orderNumber: order_number, method: provider, expectedTug: expected_tug },
      registeredTug: registered.get(order_id) ?? 0,
    })),
  });
}
