import { orderStatuses, timestampOf } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { InvariantCheck } from '../../../db/invariant-check.ts';
import { pointsOf } from '../../bonus/public.ts';
import { stateOfCode } from '../../checkout/public.ts';
import { hasConsumedStock, hasReservedStock, piecesReserved } from '../../stock/public.ts';
import { isStanding } from '../standing-changes.queries.ts';

/** Status → the time at which the order reached it. */
const timeOf = sql`case h.to_status ${sql.join(
  orderStatuses.map((status) => sql`when ${sql.lit(status)} then ${sql.ref(`orders.${timestampOf(status)}`)}`),
  sql` `,
)} end`;

/** The columns of orders for the invariants of money, as a table in their statement. */
export const moneyOfOrders = sql`(select id, order_number, status, total_tug, payment_method, expires_at, lender_invoice_number from orders)`;

/** Inside another module's statement: the pieces sold of a line, or of all lines; the arguments name its columns for order and line. */
export const piecesSold = (orderId: string, position: string | null) => sql<number | null>`(
  select sum(quantity) from order_lines where order_lines.order_id = ${sql.ref(orderId)}
    and (${position === null ? sql`true` : sql`order_lines.position = ${sql.ref(position)}`}))`;

/** Whether the whole order was refunded. */
export const isRefunded = (orderId: string) =>
  sql<boolean>`(select orders.status = 'refunded' from orders where orders.id = ${sql.ref(orderId)})`;

export const orderInvariants: readonly InvariantCheck[] = [
  {
    name: 'a total is the sum of its terms',
    breaks: sql`
      select id, order_number, total_tug from orders
      where total_tug <> subtotal_tug - sale_tug - code_tug + service_fee_tug + delivery_tug + assembly_tug + fixing_tug
        + china_delivery_tug + vat_tug + lending_fee_tug - used_bonus_tug limit 21`,
  },
  {
    name: 'the terms of the goods are the sums of the lines',
    breaks: sql`
      select orders.id, order_number, orders.subtotal_tug, l.subtotal, orders.sale_tug, l.sale,
        orders.china_delivery_tug, l.china, orders.earned_bonus_tug, l.bonus
      from orders join (
        select order_id, sum(price_tug * quantity) as subtotal, sum(price_tug * quantity - line_total_tug) as sale,
          sum(china_delivery_tug) as china, sum(earned_bonus_tug) as bonus
        from order_lines group by order_id) l on l.order_id = orders.id
      where (orders.subtotal_tug, orders.sale_tug, orders.china_delivery_tug, orders.earned_bonus_tug)
        is distinct from (l.subtotal, l.sale, l.china, l.bonus) limit 21`,
  },
  {
    name: 'a line is its price times its quantity',
    breaks: sql`
      select order_id, position, sale_price_tug, quantity, line_total_tug from order_lines
      where line_total_tug <> sale_price_tug * quantity limit 21`,
  },
  {
    name: 'no order is without lines',
    breaks: sql`
      select id, order_number from orders
      where not exists (select from order_lines where order_lines.order_id = orders.id) limit 21`,
  },
  {
    name: 'the history ends where the order is',
    breaks: sql`
      select orders.id, order_number, orders.status, h.to_status as history from orders left join lateral (
        select to_status from order_status_changes where order_status_changes.order_id = orders.id order by id desc limit 1) h on true
      where h.to_status is distinct from orders.status limit 21`,
  },
  {
    name: 'each step of the history has its time on the order, and no time is without its step',
    breaks: sql`
      select * from (
        select orders.id, orders.order_number, h.to_status, h.changed_at, ${timeOf} as time_of_order
        from orders join order_status_changes h on h.order_id = orders.id and ${isStanding('h')}) steps
      where time_of_order is distinct from changed_at
      union all
      select orders.id, orders.order_number, t.status, null, t.at from orders cross join lateral (values ${sql.join(
        orderStatuses.map((status) => sql`(${sql.lit(status)}, ${sql.ref(`orders.${timestampOf(status)}`)})`),
      )}) as t (status, at)
      where t.at is not null and not exists (
        select from order_status_changes h where h.order_id = orders.id and h.to_status = t.status and ${isStanding('h')}) limit 21`,
  },
  {
    name: 'each step of the history follows from the one before it',
    breaks: sql`
      select * from (
        select id, order_id, from_status, to_status, lag(to_status) over (partition by order_id order by id) as before
        from order_status_changes) as chain
      where from_status is distinct from before limit 21`,
  },
  {
    name: 'what is taken back is the change before it, by staff and with a reason',
    breaks: sql`
      select id, order_id, takes_back from (
        select *, lag(id) over each as id_before, lag(from_status) over each as from_before, lag(takes_back) over each as taken_before
        from order_status_changes window each as (partition by order_id order by id)) as chain
      where takes_back is not null and (takes_back is distinct from id_before or to_status is distinct from from_before
        or taken_before is not null or staff_id is null or coalesce(note, '') = '') limit 21`,
  },
  {
    name: 'goods leave the store with their step, and are there when it is taken back',
    breaks: sql`
      select * from (
        select id, order_number, status, case source when 'ulaanbaatar' then in_stock_at else loaded_at end as left_at,
          ${hasReservedStock('orders.id')} as reserved, ${hasConsumedStock('orders.id')} as consumed from orders) as goods
      where (left_at is null and consumed) or (left_at is not null and reserved) limit 21`,
  },
  {
    name: 'an order that has ended holds no stock',
    breaks: sql`
      select id, order_number, status from orders
      where status in ('expired', 'refunded', 'delivered') and ${hasReservedStock('orders.id')} limit 21`,
  },
  {
    name: 'an order reserved what its lines say',
    breaks: sql`
      select order_lines.order_id, order_lines.product_id, order_lines.quantity,
        ${piecesReserved('order_lines.order_id', 'order_lines.product_id')} as reserved
      from order_lines
      where ${piecesReserved('order_lines.order_id', 'order_lines.product_id')} is distinct from order_lines.quantity limit 21`,
  },
  {
    name: 'an unpaid order holds its code, a paid one used it, an expired one freed it',
    breaks: sql`
      select * from (
        select id, order_number, status, ${stateOfCode('orders.id')} as code from orders) as coded
      where code is not null and not case status
        when 'pending' then code in ('held', 'freed') when 'expired' then code = 'freed' else code in ('used', 'freed') end limit 21`,
  },
  {
    name: 'an order has something off by a code when it has a code',
    breaks: sql`
      select * from (
        select id, order_number, status, code_tug, ${stateOfCode('orders.id')} as code from orders) as coded
      where status not in ('expired', 'refunded') and (code_tug > 0) <> (code is not null and code <> 'freed') limit 21`,
  },
  {
    name: 'a paid order gave the points that it promised, and an unpaid one none',
    breaks: sql`
      select * from (
        select id, order_number, status, earned_bonus_tug, ${pointsOf('orders.id', 'earned')} as earned from orders) as given
      where earned <> case when status in ('pending', 'expired') then 0 else earned_bonus_tug end limit 21`,
  },
  {
    name: 'an order holds the points that it says in the ledger, and one that came to nothing gave them back',
    breaks: sql`
      select * from (
        select id, order_number, status, used_bonus_tug,
          - ${pointsOf('orders.id', 'spent')} - ${pointsOf('orders.id', 'returned')} as held from orders) as paid
      where held <> case status when 'expired' then 0 else used_bonus_tug end limit 21`,
  },
];
