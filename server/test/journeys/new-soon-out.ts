import type { Db } from '../../src/db/database.ts';
import { stockedProduct } from '../orders/stocked-product.ts';

const COST_FEN = 248_000;
const WEEK = 7;
/** In order: for how many days each product's stock lasts. */
const LASTS_DAYS = [4, 7, 9, 10, 14, 18, 21];

/** Two unlisted products for one journey. */
async function twoProducts(db: Db): Promise<string[]> {
  const products = [
    await stockedProduct(db, 2, { published_at: null }),
    await stockedProduct(db, 4, { published_at: null }),
  ];
  return products.map(({ code }) => code);
}

/** Gives these products, or two new ones, a cost and a speed at which they sell out before a new purchase arrives. */
export async function newSoonOut(db: Db, named: readonly string[]): Promise<string[]> {
  const codes = named.length > 0 ? [...named] : await twoProducts(db);
  const rows = await db
    .selectFrom('products')
    .innerJoin('stock_levels', 'stock_levels.product_id', 'products.id')
    .select(['products.id', 'products.code', 'on_hand', 'reserved'])
    .where('products.code', 'in', codes)
    .execute();
  for (const { id, code, on_hand, reserved } of rows) {
    const days = LASTS_DAYS[codes.indexOf(code) % LASTS_DAYS.length] ?? WEEK;
    const pieces = Math.max(1, Math.ceil(((on_hand - reserved) * WEEK) / days));
    const cost = { product_id: id, cost_fen: COST_FEN, changed_at: new Date() };
    await db
      .insertInto('product_costs')
      .values(cost)
      .onConflict((conflict) => conflict.column('product_id').doNothing())
      .execute();
    await db
      .insertInto('product_speeds')
      .values({ product_id: id, pieces, days: WEEK })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ pieces, days: WEEK }))
      .execute();
  }
  return codes;
}
