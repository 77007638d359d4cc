import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { type InJson, preparedQueryAsJson } from '../../db/prepared-query.ts';
import type { Schema } from '../../db/schema.generated.ts';
import { offerRuns } from '../content/public.ts';
import { remainOf } from '../stock/public.ts';

/** What lists and pages both show of a product, with the badges and the special offer active at `now`. */
export const listedProducts = (db: Db, now: Date) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('sub_categories', 'sub_categories.id', 'products.sub_category_id')
    .where('products.is_listed', '=', true)
    .select([
      'products.id',
      'products.code',
      'products.dimension',
      'products.price_tug',
      'products.regular_price_tug',
      'products.discount_percent',
      'products.discount_ending',
      'products.discount_starts_at',
      'products.discount_ends_at',
      'products.price_valid_from',
      'products.price_valid_to',
      'products.bonus_percent',
      'products.is_family_price',
      'products.ready_in_ulaanbaatar',
      'products.rating_count',
      'products.rating_sum',
      'products.brand_id',
      'products.category_id',
      'products.sub_category_id',
      'models.code as model_code',
      'models.name as model_name',
      'models.product_type',
      'brands.name as brand_name',
      'colours.name as colour_name',
      'categories.name as category_name',
      'sub_categories.code as sub_category_code',
      'sub_categories.name as sub_category_name',
    ])
    .select((eb) => [
      remainOf('products.id').as('remain'),
      badgesAt(eb, now).as('badges'),
      offerRuns('products.id', now).as('special_offer_runs'),
    ]);

/** What every list shows of a product; a product page has these pictures and colours among its own. */
const cards = (db: Db, now: Date) =>
  listedProducts(db, now).select((eb) => [
    jsonObjectFrom(cardPicture(eb, CARD_PICTURE)).as('picture'),
    jsonObjectFrom(cardPicture(eb, HOVER_PICTURE)).as('hover'),
    jsonArrayFrom(coloursOfModel(eb)).as('colours'),
  ]);

type ProductScope = ExpressionBuilder<Schema, 'products'>;

/** The pictures of a card are a product's first two (by primary key: one index probe each). */
export const CARD_PICTURE = 1;
export const HOVER_PICTURE = 2;

const cardPicture = (eb: ProductScope, position: number) =>
  eb
    .selectFrom('product_images')
    .select(['file', 'variants', 'placeholder'])
    .whereRef('product_images.product_id', '=', 'products.id')
    .where('kind', '<>', 'drawing')
    .where('position', '=', position);

/** The dots of a card: the colours of the model. */
export const coloursOfModel = (eb: ProductScope) =>
  eb
    .selectFrom('products as sibling')
    .innerJoin('colours as hue', 'hue.id', 'sibling.colour_id')
    .select(['sibling.code', 'hue.name', 'hue.swatch'])
    .whereRef('sibling.model_id', '=', 'products.model_id')
    .where('sibling.is_listed', '=', true)
    .orderBy('sibling.id');

const badgesAt = (eb: ProductScope, now: Date) =>
  eb
    .selectFrom('product_badges')
    .select((badge) => badge.fn.agg<string[] | null>('array_agg', ['kind']).as('kinds'))
    .whereRef('product_badges.product_id', '=', 'products.id')
    .where('starts_at', '<=', now)
    .where((badge) => badge.or([badge('ends_at', 'is', null), badge('ends_at', '>', now)]));

export type CardRow = InJson<Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>>;

// One array instead of a parameter list: every length uses the same prepared statement.
const cardsAmong = preparedQueryAsJson((db, ids: readonly number[], now: Date) =>
  cards(db, now).where(sql<boolean>`products.id = any(${ids}::int[])`),
);

/** A product in a cart: without the card's second picture and dots, but with its delivery cost. */
const inCarts = (db: Db, now: Date) =>
  listedProducts(db, now)
    .select(['products.china_delivery_tug', 'products.weight_grams', 'products.volume_ml'])
    .select((eb) => jsonObjectFrom(cardPicture(eb, CARD_PICTURE)).as('picture'));

export type CartProductRow = InJson<Awaited<ReturnType<ReturnType<typeof inCarts>['executeTakeFirstOrThrow']>>>;

/** For a browser's cart, which has codes, and a stored one, which has ids, in one query. */
export const cartProductRows = preparedQueryAsJson((db, codes: readonly string[], ids: readonly number[], now: Date) =>
  inCarts(db, now).where(sql<boolean>`(products.code = any(${codes}::text[]) or products.id = any(${ids}::int[]))`),
);

/** Cards in the order of the ids; products that are not listed are left out. */
export async function cardsByIds(db: Db, ids: readonly number[], now: Date): Promise<CardRow[]> {
  const found = await cardsAmong(db, ids, now);
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
