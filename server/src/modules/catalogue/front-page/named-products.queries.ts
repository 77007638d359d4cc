import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { remainOf } from '../../stock/public.ts';
import { CARD_PICTURE } from '../cards.queries.ts';
import { cutAt, percentAt, priceAt } from '../lists/price-at.queries.ts';

/** Products that the front page names, as they are at a moment, also those that are not in the shop. */
export const namedOnPage = (db: Db, codes: readonly string[], now: Date) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .select(['products.code', 'models.name', 'models.product_type as type', 'colours.name as colour'])
    .select(['products.regular_price_tug as regular', 'products.is_listed', 'products.discount_ends_at'])
    .select([priceAt(now).as('price'), cutAt(now).as('cut'), percentAt(now).as('percent')])
    .select((eb) => [
      remainOf('products.id').as('remain'),
      eb
        .selectFrom('product_images')
        .select('file')
        .whereRef('product_images.product_id', '=', 'products.id')
        .where('position', '=', CARD_PICTURE)
        .where('kind', '<>', 'drawing')
        .as('picture'),
    ])
    .where(sql<boolean>`products.code = any(${[...codes]}::text[])`)
    .orderBy('products.code')
    .execute();

export type NamedOnPage = Awaited<ReturnType<typeof namedOnPage>>[number];

/** The targets of tiles and banners, without merged sub-categories. */
export const subCategoriesOfPage = (db: Db) =>
  db
    .selectFrom('sub_categories')
    .innerJoin('categories', 'categories.id', 'sub_categories.category_id')
    .select(['sub_categories.code', 'sub_categories.name', 'sub_categories.image', 'sub_categories.is_shown'])
    .select('categories.name as category')
    .where('sub_categories.merged_into', 'is', null)
    .orderBy('categories.position')
    .orderBy('sub_categories.position')
    .orderBy('sub_categories.id')
    .execute();
