import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { matchingOrders } from './matching-orders.queries.ts';

type Chosen = CallBody<AdminCalls['pickingList']>['orders'];

/** The ids of the named or matching orders, the oldest first. */
export async function pickedOrders(db: Db, chosen: Chosen, now: Date, limit: number): Promise<number[]> {
  const query =
    'numbers' in chosen
      ? db.selectFrom('orders').where(sql<boolean>`order_number = any(${chosen.numbers}::text[])`)
      : matchingOrders(db, chosen.filter, now);
  const rows = await query.select('orders.id').orderBy('orders.created_at').orderBy('orders.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

interface PickedRow {
  code: string;
  name: string;
  colour: string;
  pieces: number;
  for: { ordernumber: string; quantity: number }[];
}

/** The goods of these orders by product, sorted by code as on the shelves. */
export async function pickedGoods(db: Db, ids: readonly number[]): Promise<PickedRow[]> {
  const { rows } = await sql<PickedRow>`
    select code, name, colour_name as colour, sum(quantity)::int as pieces,
      json_agg(json_build_object('ordernumber', order_number, 'quantity', quantity) order by orders.id) as for
    from order_lines join orders on orders.id = order_lines.order_id
    where order_lines.order_id = any(${ids}::bigint[]) group by code, name, colour_name order by code, name`.execute(
    db,
  );
  return rows;
}
