import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type OrdersWithCodes, usesOfTheseSets, usesSince } from '../../checkout/public.ts';

const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;
const count = sql<number>`count(*)::int`;

const discountedBySet: OrdersWithCodes['discountedBySet'] = async (db: Db, setIds) => {
  if (setIds.length === 0) return new Map();
  const rows = await db
    .selectFrom(usesOfTheseSets(db, setIds).as('used'))
    .innerJoin('orders', 'orders.id', 'used.order_id')
    .select(['used.set_id', sum('code_tug').as('tug'), sum('total_tug').as('totalTug'), count.as('orders')])
    .groupBy('used.set_id')
    .execute();
  return new Map(rows.map(({ set_id, ...sums }) => [set_id, sums]));
};

const newestOfSet: OrdersWithCodes['newestOfSet'] = (db, setId, limit) =>
  db
    .selectFrom(usesOfTheseSets(db, [setId]).as('used'))
    .innerJoin('orders', 'orders.id', 'used.order_id')
    .select(['order_number', 'contact_name', 'total_tug', 'code_tug', sql<Date>`used.settled_at`.as('used_at')])
    .orderBy('used.settled_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();

const since: OrdersWithCodes['since'] = async (db, from) => {
  const paid = await db
    .selectFrom('orders')
    .select(count.as('orders'))
    .where('paid_at', '>=', from)
    .executeTakeFirstOrThrow();
  const used = await db
    .selectFrom(usesSince(db, from).as('used'))
    .innerJoin('orders', 'orders.id', 'used.order_id')
    .select([count.as('uses'), sum('code_tug').as('discountedTug'), sum('total_tug').as('salesTug')])
    .executeTakeFirstOrThrow();
  return { ...paid, ...used };
};

/** The discounts given by codes, for the list of codes. */
export const ordersWithCodes: OrdersWithCodes = { discountedBySet, newestOfSet, since };
