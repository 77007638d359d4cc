import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { remainOf } from '../../stock/public.ts';

/** Rows read for each piece: its model in other colours, then the best sellers of its shelf. */
const LOOKED_AT = 40;

/**
 * Replacements in stock for sold-out pieces, the best first: the model in another colour, then the nearest price of the shelf. Each part
 * reads an index up to its limit, and the query runs only when something is sold out.
 */
export async function nextBest(db: Db, soldOut: readonly number[]): Promise<Map<number, number[]>> {
  if (soldOut.length === 0) return new Map();
  const { rows } = await sql<{ gone: number; instead: number[] }>`
    select gone.id as gone, array_agg(near.id order by near.other_model, near.far, near.id) as instead
    from products as gone
    cross join lateral (
      select products.id, products.model_id <> gone.model_id as other_model, abs(products.price_tug - gone.price_tug) as far
      from (
        (select id, model_id, price_tug from products as own
         where own.model_id = gone.model_id and own.is_listed and own.id <> gone.id limit ${sql.lit(LOOKED_AT)})
        union all
        (select id, model_id, price_tug from products as shelf
         where shelf.sub_category_id = gone.sub_category_id and shelf.is_listed and shelf.model_id <> gone.model_id
         order by shelf.popularity desc, shelf.id limit ${sql.lit(LOOKED_AT)})
      ) as products
      where ${remainOf('products.id')} > 0
    ) as near
    where gone.id = any(${[...soldOut]}::int[])
    group by gone.id`.execute(db);
  return new Map(rows.map(({ gone, instead }) => [gone, instead]));
}
