import { sql } from 'kysely';
import type { InvariantCheck } from '../../db/invariant-check.ts';

/** Whether an order still has reserved pieces, inside another module's statement: `orderId` is the column with the order's id there. */
export const hasReservedStock = (orderId: string) => sql<boolean>`exists (
  select from stock_reservations where stock_reservations.order_id = ${sql.ref(orderId)} and stock_reservations.status = 'held')`;

/** Whether pieces of an order have left the store. */
export const hasConsumedStock = (orderId: string) => sql<boolean>`exists (
  select from stock_reservations where stock_reservations.order_id = ${sql.ref(orderId)} and stock_reservations.status = 'consumed')`;

/** How many pieces of a product an order reserved, whatever their state is now. */
export const piecesReserved = (orderId: string, productId: string) => sql<number | null>`(
  select quantity from stock_reservations where stock_reservations.order_id = ${sql.ref(orderId)}
    and stock_reservations.product_id = ${sql.ref(productId)})`;

export const stockInvariants: readonly InvariantCheck[] = [
  {
    name: 'on hand and reserved are the sums of their movements',
    breaks: sql`
      select l.product_id, l.on_hand, l.reserved, coalesce(m.on_hand, 0) as moved, coalesce(m.reserved, 0) as moved_reserved
      from stock_levels l left join (
        select product_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved
        from stock_movements group by product_id) m on m.product_id = l.product_id
      where l.on_hand <> coalesce(m.on_hand, 0) or l.reserved <> coalesce(m.reserved, 0) limit 21`,
  },
  {
    name: 'reserved is what the reservations hold',
    breaks: sql`
      select l.product_id, l.reserved, coalesce(r.held, 0) as held from stock_levels l left join (
        select product_id, sum(quantity) as held from stock_reservations where status = 'held' group by product_id) r
        on r.product_id = l.product_id
      where l.reserved <> coalesce(r.held, 0) limit 21`,
  },
  {
    name: 'movements chain without gaps',
    breaks: sql`
      select * from (
        select id, product_id, on_hand_change, reserved_change, on_hand_after, reserved_after,
          coalesce(lag(on_hand_after) over each, 0) as on_hand_before,
          coalesce(lag(reserved_after) over each, 0) as reserved_before
        from stock_movements window each as (partition by product_id order by id)) as chain
      where on_hand_before + on_hand_change <> on_hand_after or reserved_before + reserved_change <> reserved_after limit 21`,
  },
  {
    name: 'a reservation moved the stock that it holds, frees or takes',
    breaks: sql`
      select r.order_id, r.product_id, r.quantity, r.status, coalesce(m.reserved, 0) as reserved, coalesce(m.on_hand, 0) as on_hand
      from stock_reservations r left join (
        select order_id, product_id, sum(reserved_change) as reserved, sum(on_hand_change) as on_hand
        from stock_movements where reason in ('reserved', 'released', 'consumed', 'taken_back') group by order_id, product_id) m
        on m.order_id = r.order_id and m.product_id = r.product_id
      where coalesce(m.reserved, 0) <> case r.status when 'held' then r.quantity else 0 end
        or coalesce(m.on_hand, 0) <> case r.status when 'consumed' then - r.quantity else 0 end limit 21`,
  },
];
