import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { TextMeaning } from '../list/text-meaning.ts';

interface Span {
  /** Last payment since then; null: at any time. */
  from: Date | null;
  before: Date | null;
  after: { value: number; id: number } | undefined;
  limit: number;
}

/**
 * Customers by their last paid order, the newest first: reads paid orders by time, and skips each one whose customer has a later paid order
 * (one index lookup each). The page key is the order's time and id.
 */
export async function lastBuyers(db: Db, { from, before, after, limit }: Span) {
  let query = db
    .selectFrom('orders')
    .select(['orders.customer_id', 'orders.id as order_id'])
    .select(sql<number>`(extract(epoch from orders.paid_at) * 1000000)::bigint`.as('value'))
    .where('orders.paid_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('orders as later')
            .select('later.id')
            .whereRef('later.customer_id', '=', 'orders.customer_id')
            .where('later.paid_at', 'is not', null)
            .where(sql<boolean>`(later.paid_at, later.id) > (orders.paid_at, orders.id)`),
        ),
      ),
    )
    .orderBy('orders.paid_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit);
  if (from !== null) query = query.where('orders.paid_at', '>=', from);
  if (before !== null) query = query.where('orders.paid_at', '<', before);
  if (after !== undefined)
    query = query
      .where(sql<boolean>`orders.paid_at <= timestamptz 'epoch' + ${after.value} * interval '1 microsecond'`)
      .where(
        sql<boolean>`(orders.paid_at, orders.id) < (timestamptz 'epoch' + ${after.value} * interval '1 microsecond', ${after.id})`,
      );
  return query.execute();
}

const conditionOf = (meaning: TextMeaning): RawBuilder<boolean> | null => {
  switch (meaning.is) {
    case 'number':
      return sql`order_number = ${meaning.number}`;
    case 'number ending':
      return sql`right(order_number, 4) = ${meaning.digits}`;
    case 'ending':
      return sql`(right(order_number, 4) = ${meaning.digits} or right(contact_phone, 4) = ${meaning.digits})`;
    case 'phone':
      return sql`contact_phone = ${meaning.phone}`;
    case 'email':
      return sql`lower(contact_email) like ${`${meaning.start.replace(/[\\%_]/g, '\\$&')}%`}`;
    case 'name':
      return null;
  }
};

const MOST_FOUND = 500;

/** The customers of orders that match a text. The name on an order may be a neighbour's, so names are searched only among customers. */
export async function customersOfOrders(db: Db, meaning: TextMeaning): Promise<number[]> {
  const condition = conditionOf(meaning);
  if (condition === null) return [];
  const rows = await db
    .selectFrom('orders')
    .select('customer_id')
    .distinct()
    .where(condition)
    .limit(MOST_FOUND)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

/** What these customers bought, and where their last order went. */
export async function boughtBy(db: Db, customerIds: readonly number[]) {
  const rows = await db
    .selectFrom('orders')
    .select('customer_id')
    .select([
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`sum(total_tug)::bigint`.as('spent'),
      sql<Date>`max(paid_at)`.as('last_at'),
      sql<number | null>`(array_agg(district_id order by paid_at desc))[1]`.as('district_id'),
      sql<number | null>`(array_agg(khoroo order by paid_at desc))[1]`.as('khoroo'),
    ])
    .where(sql<boolean>`customer_id = any(${customerIds}::bigint[])`)
    .where('paid_at', 'is not', null)
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map((row) => [row.customer_id, row]));
}
