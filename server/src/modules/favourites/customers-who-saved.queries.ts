import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** How many customers saved one of these products, and how many of them saw a higher price than the planned one. */
export async function customersWhoSaved(
  db: Db,
  prices: readonly { productId: number; nowTug: number }[],
): Promise<{ saved: number; notified: number }> {
  const { rows } = await sql<{ saved: number; notified: number }>`
    select count(distinct customer_id)::int as saved,
           (count(distinct customer_id) filter (where price_seen_tug > now_tug))::int as notified
    from unnest(${prices.map(({ productId }) => productId)}::int[], ${prices.map(({ nowTug }) => nowTug)}::bigint[])
      as coming(product_id, now_tug)
    join favourites on favourites.product_id = coming.product_id`.execute(db);
  return rows[0] ?? { saved: 0, notified: 0 };
}
