// Orders that somebody selected, for later modules that act on many of them.
import type { OrderSource } from '@tokhi/rules/order/order-source';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { wantsSmsOf } from '../accounts/public.ts';
import type { IsAskedBack } from './asked-back.queries.ts';

/** The ids of these orders, as a query for another statement; unknown numbers are left out, and ids that are not in `among`. */
export const orderIdsOfNumbers = (numbers: readonly string[], among?: RawBuilder<unknown>) =>
  sql`select id from orders where order_number = any(${[...numbers]}::text[])
    and ${among === undefined ? sql`true` : sql`id in (${among})`}`;

export async function numbersOfOrders(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, order_number }) => [id, order_number]));
}

interface Standing {
  status: OrderStatus;
  source: OrderSource;
  isAskedBack: boolean;
  count: number;
  /** How many of their customers want SMS. */
  sms: number;
  /** The first 50, oldest first. */
  numbers: string[];
  firstName: string;
  firstIsPickup: boolean;
}

/** The state of the selected orders: a row for each status and source, and a separate one for orders with an open request for a refund. */
export async function standingOfOrders(
  db: Db,
  ids: RawBuilder<unknown>,
  isAskedBack: IsAskedBack,
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select status, source, asked.back as "isAskedBack", count(*) as count, count(*) filter (where ${wantsSmsOf('orders.customer_id')}) as sms,
      (array_agg(order_number order by id))[1:50] as numbers,
      (array_agg(contact_name order by id))[1] as "firstName",
      (array_agg(delivery_kind = 'pickup' order by id))[1] as "firstIsPickup"
    from orders cross join lateral (select ${isAskedBack('orders.id')} as back) asked
    where id in (${ids}) group by status, source, asked.back order by count(*) desc`.execute(db);
  return rows;
}
