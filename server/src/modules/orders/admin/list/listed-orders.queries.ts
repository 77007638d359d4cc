import type { OrderFilter, OrderSort } from '@tokhi/contract/admin/order-filter';
import type { OrderSource } from '@tokhi/rules/order/order-source';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { ordersInScope } from './matching-orders.queries.ts';
import type { Scope } from './order-scopes.ts';
import { orderSince } from './order-since.queries.ts';

/** The sort order of a list: the column, its value in the page key, and the direction. Ties are sorted by id. */
interface Order {
  by: RawBuilder<unknown>;
  /** As a whole number: times in microseconds, which is the precision of PostgreSQL. */
  value: RawBuilder<number>;
  fromKey: (value: number) => RawBuilder<unknown>;
  direction: 'asc' | 'desc';
}

const byMoment = (by: RawBuilder<unknown>, direction: Order['direction']): Order => ({
  ...{ by, direction },
  value: sql<number>`(extract(epoch from ${by}) * 1000000)::bigint`,
  fromKey: (value) => sql`timestamptz 'epoch' + ${value} * interval '1 microsecond'`,
});

const created = sql`orders.created_at`;
const total = sql<number>`orders.total_tug`;

const ORDERS: Record<OrderSort, Order> = {
  newest: byMoment(created, 'desc'),
  oldest: byMoment(created, 'asc'),
  total: { by: total, value: total, fromKey: (value) => sql`${value}::bigint`, direction: 'desc' },
  longest: byMoment(orderSince, 'asc'),
};

export interface PageKey {
  value: number;
  id: number;
}

interface Page {
  filter: OrderFilter;
  at: Date;
  sort: OrderSort;
  after: PageKey | undefined;
  limit: number;
}

const COLUMNS = [
  ...(['orders.id', 'order_number', 'created_at', 'total_tug', 'contact_name', 'contact_phone', 'version'] as const),
  ...(['district_id', 'khoroo', 'payment_method', 'contact_email', 'address'] as const),
];

/** The first orders of one scope: only ids and keys, which an index contains, so that no row is read that is not shown. */
function pageOfScope(db: Db, scope: Scope, { filter, at, sort, after, limit }: Page) {
  const { by, value, fromKey, direction } = ORDERS[sort];
  const query = ordersInScope(db, scope, filter, at)
    .select(['orders.id', value.as('key')])
    .orderBy(by, direction)
    .orderBy('orders.id', direction)
    .limit(limit);
  if (after === undefined) return query;
  const compared = sql.raw(direction === 'desc' ? '<' : '>');
  return query.where(sql<boolean>`(${by}, orders.id) ${compared} (${fromKey(after.value)}, ${after.id})`);
}

/** The pages of the scopes, merged: each uses its own index; one query over both scopes would have to sort. */
export function listedOrders(db: Db, scopes: readonly Scope[], page: Page) {
  const [first, ...others] = scopes.map((scope) => pageOfScope(db, scope, page));
  if (first === undefined) throw new Error('a list has a scope');
  const direction = sql.raw(ORDERS[page.sort].direction);
  const merged = others.reduce((all, one) => sql`${all} union all (${one})`, sql`(${first})`);
  const shown = sql<{ id: number; key: number }>`(
    select * from (${merged}) as scopes order by key ${direction}, id ${direction} limit ${page.limit})`;
  return (
    db
      .selectFrom(shown.as('page'))
      .innerJoin('orders', 'orders.id', 'page.id')
      .select(['page.key', ...COLUMNS])
      // The table's CHECKs allow only these values.
      .select([
        sql<OrderStatus>`orders.status`.as('status'),
        sql<OrderSource>`orders.source`.as('source'),
        sql<'delivery' | 'pickup'>`orders.delivery_kind`.as('delivery_kind'),
        orderSince.as('since'),
        sql<number>`(select coalesce(sum(quantity), 0)::int from order_lines where order_id = page.id)`.as('pieces'),
      ])
      .orderBy('page.key', ORDERS[page.sort].direction)
      .orderBy('page.id', ORDERS[page.sort].direction)
      .execute()
  );
}

export type ListedOrderRow = Awaited<ReturnType<typeof listedOrders>>[number];

/** How many orders of a scope match, by status, at most `most` of each. */
export async function countInScope(
  db: Db,
  scope: Scope,
  { filter, at, most }: { filter: OrderFilter; at: Date; most: number | null },
): Promise<ReadonlyMap<OrderStatus, number>> {
  if (most === null) {
    const rows = await ordersInScope(db, scope, filter, at)
      .select([sql<OrderStatus>`orders.status`.as('status'), sql<number>`count(*)::int`.as('count')])
      .groupBy('orders.status')
      .execute();
    return new Map(rows.map(({ status, count }) => [status, count]));
  }
  const one = (status: OrderStatus) =>
    ordersInScope(db, { ...scope, statuses: [status] }, filter, at)
      .select(sql.lit(1).as('one'))
      .limit(most + 1);
  const counts = scope.statuses.map(
    (status) => sql`select ${sql.lit(status)} as status, count(*)::int as count from (${one(status)}) as matching`,
  );
  const { rows } = await sql<{ status: OrderStatus; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ status, count }) => [status, count]));
}
