import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Sets the location of a product. */
export async function writeLocation(tx: Tx, productId: number, location: string): Promise<void> {
  await tx
    .insertInto('stock_places')
    .values({ product_id: productId, location })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ location }))
    .execute();
}

/**
 * Marks these products as counted; those without a location get the shelf that was counted. A product last counted in another store loses
 * its shelf there: the same name means another shelf here.
 */
export async function writeCounted(
  tx: Tx,
  productIds: readonly number[],
  { place, shelf }: { place: string; shelf: string | null },
  now: Date,
): Promise<void> {
  await sql`
    insert into stock_places (product_id, counted_at, counted_in, location)
    select id, ${now}::timestamptz, ${place}, ${shelf}::text from unnest(${[...productIds]}::int[]) as id order by id
    on conflict (product_id) do update set counted_at = excluded.counted_at, counted_in = excluded.counted_in,
      location = case
        when stock_places.counted_in <> excluded.counted_in and stock_places.shelf is distinct from excluded.location then excluded.location
        else coalesce(stock_places.location, excluded.location) end`.execute(tx);
}
