import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The port that payments implement, inside a statement: a refund of all that is left of the order is requested and not yet decided. */
export type IsAskedBack = (orderId: string) => RawBuilder<boolean>;

/** How many pieces each line of an order has, as a table in a statement of a later module. */
export const orderLines = sql`(select order_id, position, quantity from order_lines)`;

/** Which of these locked orders wait for the decision about such a refund. */
export async function ordersAskedBack(
  db: Db,
  orderIds: readonly number[],
  isAskedBack: IsAskedBack,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`id = any(${[...orderIds]}::bigint[])`)
    .where(isAskedBack('orders.id'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
