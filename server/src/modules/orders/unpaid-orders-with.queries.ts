import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const NAMED = 3;

/** Unpaid orders with one of these products: their number, their total, and the newest order numbers. */
export async function unpaidOrdersWith(
  db: Db,
  productIds: readonly number[],
): Promise<{ count: number; sumTug: number; numbers: string[] }> {
  const { rows } = await sql<{ count: number; sum_tug: number; numbers: string[] | null }>`
    select count(*)::int as count, coalesce(sum(total_tug), 0)::bigint as sum_tug,
           (array_agg(order_number order by id desc))[1:${sql.lit(NAMED)}] as numbers
    from orders
    where status = 'pending' and exists (
      select from order_lines where order_lines.order_id = orders.id and order_lines.product_id = any(${[...productIds]}::int[]))`.execute(
    db,
  );
  const [found] = rows;
  return { count: found?.count ?? 0, sumTug: found?.sum_tug ?? 0, numbers: found?.numbers ?? [] };
}
