import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** The next product ids, up to the limit; none at the end. */
export async function nextProductIds(tx: Tx, after: number, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Writes how many pieces of these products were sold lately, only where it changed: ten indexes contain it. Returns how many were written.
 */
export async function writePopularity(tx: Tx, pieces: ReadonlyMap<number, number>): Promise<number> {
  const [ids, sold] = [[...pieces.keys()], [...pieces.values()]];
  const { numAffectedRows } = await sql`
    update products set popularity = sold.pieces
    from unnest(${ids}::int[], ${sold}::int[]) as sold (id, pieces)
    where products.id = sold.id and products.popularity <> sold.pieces`.execute(tx);
  return Number(numAffectedRows);
}
