import { stockLeavesAt } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { insertRows } from './insert-rows.ts';
import type { MadeOrder } from './write-orders.ts';

interface Level {
  on_hand: number;
  reserved: number;
}

/**
 * The store receives the units that the orders need, and each order reserves, releases or consumes them. The number for sale is the same
 * afterwards, so that no stock alert is triggered.
 */
export async function writeStock(tx: Tx, orders: readonly MadeOrder[], start: Date, now: Date): Promise<void> {
  const needed = piecesOf(orders);
  const freed = piecesOf(orders.filter((order) => endOfReservation(order)?.status === 'released'));
  const levels = await lockLevels(tx, [...needed.keys()]);
  const movements = [...needed].map(([product, pieces]) =>
    movement(levels, { product, order: null, onHand: pieces, reserved: 0, reason: 'received', at: start }),
  );
  const reservations = orders.flatMap((order) =>
    order.lines.map(({ product_id, quantity }) => {
      const ended = endOfReservation(order);
      const of = { product: product_id, order: order.id };
      movements.push(movement(levels, { ...of, onHand: 0, reserved: quantity, reason: 'reserved', at: order.madeAt }));
      if (ended !== null) {
        const onHand = ended.status === 'consumed' ? -quantity : 0;
        movements.push(movement(levels, { ...of, onHand, reserved: -quantity, reason: ended.status, at: ended.at }));
      }
      return {
        ...{ order_id: order.id, product_id, quantity, created_at: order.madeAt },
        ...{ status: ended?.status ?? 'held', settled_at: ended?.at ?? null },
      };
    }),
  );
  // Units received for orders that ended unpaid are removed again.
  for (const [product, pieces] of freed)
    movements.push(
      movement(levels, { product, order: null, onHand: -pieces, reserved: 0, reason: 'counted', at: now }),
    );
  await insertRows(tx, 'stock_reservations', reservations);
  await insertRows(tx, 'stock_movements', movements);
  await writeLevels(tx, levels);
}

function piecesOf(orders: readonly MadeOrder[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { product_id, quantity } of orders.flatMap(({ lines }) => lines))
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity);
  return pieces;
}

function endOfReservation({ way, source }: MadeOrder): { status: 'released' | 'consumed'; at: Date } | null {
  const left = way.find(({ status }) => status === stockLeavesAt(source));
  if (left !== undefined) return { status: 'consumed', at: left.at };
  const ended = way.find(({ status }) => status === 'expired' || status === 'refunded');
  return ended === undefined ? null : { status: 'released', at: ended.at };
}

function movement(
  levels: Map<number, Level>,
  of: { product: number; order: number | null; onHand: number; reserved: number; reason: string; at: Date },
) {
  const level = levels.get(of.product);
  if (level === undefined) throw new Error('every product of the demo orders has a stock level');
  level.on_hand += of.onHand;
  level.reserved += of.reserved;
  return {
    ...{ product_id: of.product, order_id: of.order, on_hand_change: of.onHand, reserved_change: of.reserved },
    ...{ on_hand_after: level.on_hand, reserved_after: level.reserved, reason: of.reason, created_at: of.at },
  };
}

async function lockLevels(tx: Tx, products: readonly number[]): Promise<Map<number, Level>> {
  const rows = await tx
    .selectFrom('stock_levels')
    .select(['product_id', 'on_hand', 'reserved'])
    .where('product_id', 'in', products)
    .orderBy('product_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ product_id, ...level }) => [product_id, level]));
}

const writeLevels = (tx: Tx, levels: ReadonlyMap<number, Level>) =>
  sql`
    update stock_levels set on_hand = moved.on_hand, reserved = moved.reserved
    from json_to_recordset(${JSON.stringify([...levels].map(([product_id, level]) => ({ product_id, ...level })))}::json)
      as moved (product_id int, on_hand int, reserved int)
    where stock_levels.product_id = moved.product_id`.execute(tx);
