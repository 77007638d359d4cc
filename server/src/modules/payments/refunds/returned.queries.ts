import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Reasons to return goods; money that never paid an order is returned for other reasons. */
export const OF_THE_ORDER = ['cancelled', 'defective', 'unavailable'];

/** The finished refunds of each order, as a table in a statement of an invariant. */
export const returnedOfOrders = sql`(
  select order_id, sum(gross_tug) as gross from refunds
  where status = 'done' and reason in (${sql.join(OF_THE_ORDER)}) group by order_id)`;

/** The finished refunds of an order: the money, and the pieces of each line. Its receipt follows them. */
export async function returnedOf(db: Db, orderId: number) {
  const { gross } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(gross_tug), 0)::bigint`.as('gross'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'done')
    .where('reason', 'in', OF_THE_ORDER)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('refund_lines')
    .innerJoin('refund_requests', 'refund_requests.id', 'refund_lines.request_id')
    .select(['refund_lines.position', sql<number>`sum(refund_lines.quantity)::bigint`.as('pieces')])
    .where('refund_lines.order_id', '=', orderId)
    .where('refund_requests.status', '=', 'done')
    .groupBy('refund_lines.position')
    .execute();
  return { grossTug: Number(gross), pieces: new Map(lines.map(({ position, pieces }) => [position, pieces])) };
}
