import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export async function lookedUntil(db: Db): Promise<Date> {
  const { looked_until } = await db.selectFrom('price_letters_state').select('looked_until').executeTakeFirstOrThrow();
  return looked_until;
}

/** Never goes back: of two concurrent runs the later time stays. */
export async function noteLookedUntil(db: Db, moment: Date): Promise<void> {
  await db
    .updateTable('price_letters_state')
    .set({ looked_until: moment })
    .where('looked_until', '<', moment)
    .execute();
}

const sawMore = (db: Db, productId: number, nowTug: number) =>
  db.selectFrom('favourites').where('product_id', '=', productId).where('price_seen_tug', '>', nowTug);

export const somebodySawMore = async (db: Db, productId: number, nowTug: number): Promise<boolean> =>
  (await sawMore(db, productId, nowTug).select('slot').limit(1).executeTakeFirst()) !== undefined;

/** Those of these products for which a customer saw a higher price, in one statement. */
export async function cheaperThanSeen<Priced extends { id: number; nowTug: number }>(
  db: Db,
  products: readonly Priced[],
): Promise<Priced[]> {
  const prices = JSON.stringify(products.map(({ id, nowTug }) => ({ id, now_tug: nowTug })));
  const { rows } = await sql<{ id: number }>`
    select one.id from json_to_recordset(${prices}::json) as one (id int, now_tug bigint)
    where exists (select from favourites where product_id = one.id and price_seen_tug > one.now_tug)`.execute(db);
  const ids = new Set(rows.map(({ id }) => id));
  return products.filter(({ id }) => ids.has(id));
}

export interface Drop {
  customer_id: number;
  was_tug: number;
  /** When it was saved: a product saved anew is another event. */
  created_at: Date;
}

/**
 * Lowers the seen prices to the current price, for at most `limit` customers, and returns these. Locks the rows first: a second run waits,
 * and finds them done.
 */
export async function lowerSeenPrices(tx: Tx, productId: number, nowTug: number, limit: number): Promise<Drop[]> {
  const { rows } = await sql<Drop>`
    with dear as (${sawMore(tx, productId, nowTug)
      .select(['customer_id', 'slot', 'price_seen_tug as was_tug', 'created_at'])
      .orderBy('customer_id')
      .limit(limit)
      .forUpdate()})
    update favourites set price_seen_tug = ${nowTug} from dear
    where favourites.customer_id = dear.customer_id and favourites.slot = dear.slot
    returning dear.customer_id, dear.was_tug, dear.created_at`.execute(tx);
  return rows;
}
