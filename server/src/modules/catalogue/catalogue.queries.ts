import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce, compiledOnceAsJson, type InJson } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.generated.ts';

/** What a list and a page both show of a product, with the badges worn and the special offer running at `now`. */
const listedProducts = (db: Db, now: Date) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('sub_categories', 'sub_categories.id', 'products.sub_category_id')
    .leftJoin('stock_levels', 'stock_levels.product_id', 'products.id')
    .where('products.is_listed', '=', true)
    .select([
      'products.id',
      'products.code',
      'products.dimension',
      'products.price_tug',
      'products.regular_price_tug',
      'products.discount_percent',
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
      eb.fn.coalesce('stock_levels.remain', sql<number>`0`).as('remain'),
      badgesAt(eb, now).as('badges'),
      offerRunsAt(eb, now).as('special_offer_runs'),
    ]);

/** What every list shows of a product: a page has the pictures and colours of these among its own. */
const cards = (db: Db, now: Date) =>
  listedProducts(db, now).select((eb) => [
    jsonObjectFrom(cardPicture(eb, CARD_PICTURE)).as('picture'),
    jsonObjectFrom(cardPicture(eb, HOVER_PICTURE)).as('hover'),
    jsonArrayFrom(coloursOfModel(eb)).as('colours'),
  ]);

type ProductScope = ExpressionBuilder<Schema, 'products'>;

/** The pictures of a card are the first two of a product (its primary key: one index probe each). */
export const CARD_PICTURE = 1;
export const HOVER_PICTURE = 2;

const cardPicture = (eb: ProductScope, position: number) =>
  eb
    .selectFrom('product_images')
    .select(['file', 'variants', 'placeholder'])
    .whereRef('product_images.product_id', '=', 'products.id')
    .where('kind', '<>', 'drawing')
    .where('position', '=', position);

/** The dots of a card: what else the model is sold in. */
const coloursOfModel = (eb: ProductScope) =>
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

const offerRunsAt = (eb: ProductScope, now: Date) =>
  eb.exists(
    eb
      .selectFrom('special_offers')
      .select('special_offers.product_id')
      .whereRef('special_offers.product_id', '=', 'products.id')
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now),
  );

export type CardRow = InJson<Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>>;

// One array instead of a list of parameters: every length is the same prepared statement.
const cardsAmong = compiledOnceAsJson((db, ids: readonly number[], now: Date) =>
  cards(db, now).where(sql<boolean>`products.id = any(${ids}::int[])`),
);

/** Cards in the order of the ids, however they were found; a product that is not listed is left out. */
export async function cardsByIds(db: Db, ids: readonly number[], now: Date): Promise<CardRow[]> {
  const found = await cardsAmong(db, ids, now);
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Newest first; a product page shows no more than this, the rest comes with the reviews' own pages. */
const REVIEWS_SHOWN = 50;

/** A product with everything that hangs on it, in one trip: a second one would cost as much as all of it. */
const wholeProducts = (db: Db, now: Date) =>
  listedProducts(db, now)
    .select([
      'products.model_id',
      'products.sales_unit',
      'products.china_delivery_tug',
      'categories.code as category_code',
      'models.description_html',
      'models.designer_concept_html',
      'models.care_and_materials_html',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_images')
          .select(['file', 'width', 'height', 'alt', 'kind', 'position', 'variants', 'placeholder'])
          .whereRef('product_images.product_id', '=', 'products.id')
          .orderBy('position'),
      ).as('images'),
      jsonArrayFrom(
        eb
          .selectFrom('product_packages')
          .select([
            'name',
            'height_mm',
            'length_mm',
            'width_mm',
            'diameter_mm',
            'weight_grams',
            'volume_ml',
            'quantity',
          ])
          .whereRef('product_packages.product_id', '=', 'products.id')
          .orderBy('position'),
      ).as('packages'),
      jsonArrayFrom(
        eb
          .selectFrom('model_dimensions')
          .select(['name', 'value'])
          .whereRef('model_dimensions.model_id', '=', 'products.model_id')
          .orderBy('position'),
      ).as('dimensions'),
      jsonArrayFrom(
        eb
          .selectFrom('product_specs')
          .innerJoin('spec_attributes', 'spec_attributes.id', 'product_specs.attribute_id')
          .innerJoin('spec_values', 'spec_values.id', 'product_specs.value_id')
          .select(['spec_attributes.name', 'spec_attributes.unit', 'spec_values.value'])
          .whereRef('product_specs.product_id', '=', 'products.id')
          .orderBy('spec_attributes.position'),
      ).as('specs'),
      jsonArrayFrom(
        coloursOfModel(eb).select((inner) => [
          'sibling.id',
          jsonObjectFrom(
            inner
              .selectFrom('product_images')
              .select(['file', 'variants'])
              .whereRef('product_images.product_id', '=', 'sibling.id')
              .where('kind', '<>', 'drawing')
              .where('position', '=', CARD_PICTURE),
          ).as('picture'),
        ]),
      ).as('colours'),
      jsonArrayFrom(
        eb
          .selectFrom('reviews')
          .innerJoin('customers', 'customers.id', 'reviews.customer_id')
          .select(['reviews.id', 'customers.name', 'reviews.rating', 'reviews.message', 'reviews.created_at'])
          .whereRef('reviews.product_id', '=', 'products.id')
          .where('reviews.status', '=', 'published')
          .orderBy('reviews.id', 'desc')
          .limit(REVIEWS_SHOWN),
      ).as('reviews'),
      jsonObjectFrom(
        eb
          .selectFrom('product_models_3d')
          .select(['file', 'byte_size'])
          .whereRef('product_models_3d.product_id', '=', 'products.id'),
      ).as('model_3d'),
    ]);

const productsByCode = compiledOnceAsJson((db, code: string, now: Date) =>
  wholeProducts(db, now).where('products.code', '=', code),
);
const productsById = compiledOnceAsJson((db, id: number, now: Date) =>
  wholeProducts(db, now).where('products.id', '=', id),
);

/** A listed product by code, or by id where brand pages link by id (spec §2); a code wins over an equal id. */
export async function productByCodeOrId(db: Db, codeOrId: string, now: Date): Promise<ProductRow | undefined> {
  const [byCode] = await productsByCode(db, codeOrId, now);
  if (byCode || !/^[1-9]\d{0,8}$/.test(codeOrId)) return byCode;
  const [byId] = await productsById(db, Number(codeOrId), now);
  return byId;
}

export type ProductRow = InJson<Awaited<ReturnType<ReturnType<typeof wholeProducts>['executeTakeFirstOrThrow']>>>;

/** The best sellers of a shelf, best first, with the model each belongs to. */
export const bestSellersOfShelf = compiledOnce((db, subCategoryId: number, limit: number) =>
  db
    .selectFrom('products')
    .select(['id', 'model_id'])
    .where('sub_category_id', '=', subCategoryId)
    .where('is_listed', '=', true)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(limit),
);

const productIdsNamed = (db: Db, codeOrId: string) =>
  db
    .selectFrom('products')
    .select('id')
    .where((eb) =>
      eb.or([eb('code', '=', codeOrId), ...(/^[1-9]\d{0,8}$/.test(codeOrId) ? [eb('id', '=', Number(codeOrId))] : [])]),
    )
    .orderBy((eb) => eb('code', '=', codeOrId), 'desc')
    .limit(1);

/** What this customer said of the product, published or not. */
export const reviewOfCustomer = (db: Db, codeOrId: string, customerId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('customers', 'customers.id', 'reviews.customer_id')
    .select(['reviews.id', 'customers.name', 'reviews.rating', 'reviews.message', 'reviews.created_at'])
    .where('reviews.customer_id', '=', customerId)
    .where('reviews.product_id', '=', productIdsNamed(db, codeOrId))
    .executeTakeFirst();
