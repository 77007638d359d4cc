// Sums of the orders of a span, for reports; those of a day are read once, when it is over.
import type { OrderSource } from '@tokhi/rules/order/order-source';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

interface Span {
  from: Date;
  to: Date;
}

const paidIn = (db: Db, { from, to }: Span) =>
  db.selectFrom('orders').where('paid_at', '>=', from).where('paid_at', '<', to);

/** Orders paid in a span, including those refunded later. */
export const paidOrders = (db: Db, span: Span) =>
  paidIn(db, span)
    .select([
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`coalesce(sum(total_tug), 0)::bigint`.as('sales_tug'),
      sql<number>`(count(*) filter (where code_tug > 0))::int`.as('coded_orders'),
      sql<number>`coalesce(sum(code_tug), 0)::bigint`.as('codes_tug'),
    ])
    .executeTakeFirstOrThrow();

/** The same by payment method, with the seconds from choosing the method to the payment. */
export const paidByMethod = (db: Db, span: Span) =>
  paidIn(db, span)
    .where('payment_method', 'is not', null)
    .select([
      sql<string>`payment_method`.as('method'),
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`sum(total_tug)::bigint`.as('sales_tug'),
      sql<number>`sum(greatest(0, extract(epoch from paid_at - coalesce(submitted_at, paid_at))))::bigint`.as(
        'seconds',
      ),
    ])
    .groupBy('payment_method')
    .execute();

/** Pieces and sales of each product in these orders. */
export const goodsPaid = (db: Db, span: Span) =>
  paidIn(db, span)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select([
      'product_id',
      sql<number>`sum(quantity)::int`.as('pieces'),
      sql<number>`sum(line_total_tug)::bigint`.as('sales_tug'),
    ])
    .groupBy('product_id')
    .execute();

/** Orders delivered in a span, by the day of their payment: the promised date depends on it. */
export const deliveredByPaidDay = (db: Db, { from, to }: Span) =>
  db
    .selectFrom('orders')
    .where('delivered_at', '>=', from)
    .where('delivered_at', '<', to)
    .where('paid_at', 'is not', null)
    .select([
      sql<string>`(paid_at at time zone 'Asia/Ulaanbaatar')::date::text`.as('paid_day'),
      sql<OrderSource>`source`.as('source'),
      sql<number>`count(*)::int`.as('orders'),
    ])
    .groupBy(['paid_day', 'source'])
    .execute();

/** When the first order was paid; null while none was. */
export async function firstPaidAt(db: Db): Promise<Date | null> {
  const { first } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.min('paid_at').as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/** Pieces of each product in orders paid since then and not refunded. */
export const piecesPaidSince = (db: Db, from: Date) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('paid_at', '>=', from)
    .where('status', '<>', 'refunded')
    .select(['product_id', sql<number>`sum(quantity)::int`.as('pieces')])
    .groupBy('product_id')
    .execute();
