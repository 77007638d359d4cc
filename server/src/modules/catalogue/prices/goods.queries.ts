import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { onHandOf, remainOf } from '../../stock/public.ts';
import { CARD_PICTURE } from '../cards.queries.ts';

/** All that an order freezes or counts of the listed products with these codes, as a query or inside another statement. */
export const goodsByCodes = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .select([
      'products.id',
      'products.code',
      'products.name',
      'models.name as model',
      'colours.name as colour_name',
      'products.regular_price_tug',
      'products.price_tug',
      'products.discount_percent',
      'products.discount_ending',
      'products.discount_starts_at',
      'products.discount_ends_at',
      'products.bonus_percent',
      'products.china_delivery_tug',
      'products.weight_grams',
      'products.volume_ml',
      'products.package_count',
      'products.ready_in_ulaanbaatar',
    ])
    .select((eb) => [
      remainOf('products.id').as('remain'),
      onHandOf('products.id').as('on_hand'),
      eb
        .selectFrom('product_images')
        .select('file')
        .whereRef('product_images.product_id', '=', 'products.id')
        .where('position', '=', CARD_PICTURE)
        .where('kind', '<>', 'drawing')
        .as('picture'),
    ])
    .where(sql<boolean>`products.code = any(${codes}::text[])`)
    .where('products.is_listed', '=', true);

/** The ids of these codes, listed or not; unknown codes are left out. */
export async function productIdsOf(db: Db, codes: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`code = any(${[...codes]}::text[])`)
    .execute();
  return rows.map(({ id }) => id);
}
