import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { CARD_PICTURE } from '../cards.queries.ts';

const PRICE = [
  ...(['products.id', 'products.code', 'products.version', 'products.model_id', 'products.price_tug'] as const),
  ...(['products.regular_price_tug', 'products.discount_percent', 'products.discount_ending'] as const),
  ...(['products.discount_starts_at', 'products.discount_ends_at', 'products.created_at'] as const),
] as const;

const coloursWithCost = (db: Db) =>
  db
    .selectFrom('products')
    .leftJoin('product_costs', 'product_costs.product_id', 'products.id')
    .select([...PRICE, 'product_costs.cost_fen'])
    .orderBy('products.id');

export type PricedColour = Awaited<ReturnType<typeof coloursByCodes>>[number];

export const coloursByCodes = (db: Db, codes: readonly string[]) =>
  coloursWithCost(db)
    .where(sql<boolean>`products.code = any(${[...codes]}::text[])`)
    .execute();

/** The same, locked until the transaction ends, in the order of ids. */
export const lockColours = (tx: Tx, codes: readonly string[]) =>
  coloursWithCost(tx)
    .where(sql<boolean>`products.code = any(${[...codes]}::text[])`)
    .forUpdate('products')
    .execute();

/** All colours of this product's model, as they are shown. */
export const coloursOfModelWith = (db: Db, code: string) =>
  coloursWithCost(db)
    .innerJoin('models', 'models.id', 'products.model_id')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .select(['models.name as model_name', 'models.product_type', 'colours.name as colour_name', 'products.is_listed'])
    .select((eb) =>
      eb
        .selectFrom('product_images')
        .select('file')
        .whereRef('product_images.product_id', '=', 'products.id')
        .where('position', '=', CARD_PICTURE)
        .where('kind', '<>', 'drawing')
        .as('picture'),
    )
    .where('products.model_id', '=', (eb) =>
      eb.selectFrom('products as named').select('model_id').where('named.code', '=', code),
    )
    .execute();

const HISTORY_SHOWN = 60;

/** A price of a rolled-back set does not count, unless the product still has it because somebody edited it since. */
const isVoid = sql<boolean>`coalesce((select rolled_back_at is not null from change_sets where change_sets.id = past.change_set_id)
  and exists (select from product_prices later where later.product_id = past.product_id and later.id > past.id), false)`;

/** The newest prices of each product, the oldest first. */
export async function historyOf(db: Db, productIds: readonly number[]) {
  const rows = await db
    .selectFrom(sql<{ product_id: number }>`unnest(${[...productIds]}::int[])`.as<'wanted'>(sql`wanted(product_id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_prices')
          .selectAll('product_prices')
          .whereRef('product_prices.product_id', '=', 'wanted.product_id')
          .orderBy('id', 'desc')
          .limit(HISTORY_SHOWN)
          .as('past'),
      (join) => join.onTrue(),
    )
    .selectAll('past')
    .select(isVoid.as('is_void'))
    .orderBy('past.id')
    .execute();
  return rows;
}

export type PastPrice = Awaited<ReturnType<typeof historyOf>>[number];
