import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.generated.ts';

/** What every list shows of a product, with the badges worn and the special offer running at `now`. */
const cards = (db: Db, now: Date) =>
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
      jsonObjectFrom(cardPicture(eb, 1)).as('picture'),
      jsonObjectFrom(cardPicture(eb, 2)).as('hover'),
      jsonArrayFrom(coloursOfModel(eb)).as('colours'),
      badgesAt(eb, now).as('badges'),
      offerRunsAt(eb, now).as('special_offer_runs'),
    ]);

type ProductScope = ExpressionBuilder<Schema, 'products'>;

/** The pictures of a card are the first two of a product (its primary key: one index probe each). */
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

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;

// One array instead of a list of parameters: every length is the same prepared statement.
const cardsAmong = compiledOnce((db, ids: readonly number[], now: Date) =>
  cards(db, now).where(sql<boolean>`products.id = any(${ids}::int[])`),
);

/** Cards in the order of the ids, however they were found; a product that is not listed is left out. */
export async function cardsByIds(db: Db, ids: readonly number[], now: Date): Promise<CardRow[]> {
  const found = await cardsAmong(db, ids, now);
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const wholeProducts = (db: Db, now: Date) =>
  cards(db, now).select([
    'products.model_id',
    'products.sales_unit',
    'products.china_delivery_tug',
    'categories.code as category_code',
    'models.description_html',
    'models.designer_concept_html',
    'models.care_and_materials_html',
  ]);

const productsByCode = compiledOnce((db, code: string, now: Date) =>
  wholeProducts(db, now).where('products.code', '=', code),
);
const productsById = compiledOnce((db, id: number, now: Date) => wholeProducts(db, now).where('products.id', '=', id));

/** A listed product by code, or by id where brand pages link by id (spec §2); a code wins over an equal id. */
export async function productByCodeOrId(db: Db, codeOrId: string, now: Date): Promise<ProductRow | undefined> {
  const [byCode] = await productsByCode(db, codeOrId, now);
  if (byCode || !/^[1-9]\d{0,8}$/.test(codeOrId)) return byCode;
  const [byId] = await productsById(db, Number(codeOrId), now);
  return byId;
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof wholeProducts>['executeTakeFirstOrThrow']>>;

/** Newest first; a product page shows no more than this, the rest comes with the reviews' own pages. */
const REVIEWS_SHOWN = 50;

const details = (db: Db, productId: number, modelId: number) =>
  db.selectNoFrom((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('product_images')
        .select(['file', 'width', 'height', 'alt', 'kind', 'variants', 'placeholder'])
        .where('product_id', '=', productId)
        .orderBy('position'),
    ).as('images'),
    jsonArrayFrom(
      eb
        .selectFrom('product_packages')
        .select(['name', 'height_mm', 'length_mm', 'width_mm', 'diameter_mm', 'weight_grams', 'volume_ml', 'quantity'])
        .where('product_id', '=', productId)
        .orderBy('position'),
    ).as('packages'),
    jsonArrayFrom(
      eb.selectFrom('model_dimensions').select(['name', 'value']).where('model_id', '=', modelId).orderBy('position'),
    ).as('dimensions'),
    jsonArrayFrom(
      eb
        .selectFrom('product_specs')
        .innerJoin('spec_attributes', 'spec_attributes.id', 'product_specs.attribute_id')
        .innerJoin('spec_values', 'spec_values.id', 'product_specs.value_id')
        .select(['spec_attributes.name', 'spec_attributes.unit', 'spec_values.value'])
        .where('product_specs.product_id', '=', productId)
        .orderBy('spec_attributes.position'),
    ).as('specs'),
    jsonArrayFrom(
      eb
        .selectFrom('products')
        .innerJoin('colours', 'colours.id', 'products.colour_id')
        .select((inner) => [
          'products.id',
          'products.code',
          'colours.name as colour_name',
          'colours.swatch',
          jsonObjectFrom(cardPicture(inner, 1)).as('picture'),
        ])
        .where('products.model_id', '=', modelId)
        .where('products.is_listed', '=', true)
        .orderBy('products.id'),
    ).as('colours'),
    jsonArrayFrom(
      eb
        .selectFrom('reviews')
        .innerJoin('customers', 'customers.id', 'reviews.customer_id')
        .select(['reviews.id', 'customers.name', 'reviews.rating', 'reviews.message', 'reviews.created_at'])
        .where('reviews.product_id', '=', productId)
        .where('reviews.status', '=', 'published')
        .orderBy('reviews.id', 'desc')
        .limit(REVIEWS_SHOWN),
    ).as('reviews'),
    jsonObjectFrom(
      eb.selectFrom('product_models_3d').select(['file', 'byte_size']).where('product_id', '=', productId),
    ).as('model_3d'),
  ]);

export type DetailsRow = Awaited<ReturnType<ReturnType<typeof details>['executeTakeFirstOrThrow']>>;

const detailsOnce = compiledOnce(details);

/** Everything that hangs on a product, in one trip. */
export async function detailsOfProduct(db: Db, product: { id: number; model_id: number }): Promise<DetailsRow> {
  const [found] = await detailsOnce(db, product.id, product.model_id);
  return found as DetailsRow;
}

/** Of so many best sellers of a shelf the neighbours are chosen: enough for a few models, far from sorting the shelf. */
const NEIGHBOURS_LOOKED_AT = 40;

const similar = compiledOnce((db, subCategoryId: number, modelId: number, now: Date, limit: number) =>
  cards(db, now)
    .where(
      sql<boolean>`products.id in (
        select distinct on (model_id) id from (
          select id, model_id, popularity from products
          where sub_category_id = ${subCategoryId} and model_id <> ${modelId} and is_listed
          order by popularity desc, id limit ${sql.lit(NEIGHBOURS_LOOKED_AT)}
        ) as neighbours
        order by model_id, popularity desc, id)`,
    )
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id')
    .limit(limit),
);

/** Popular neighbours on the same shelf, each model in its best-selling colour. */
export const similarProducts = (db: Db, product: ProductRow, now: Date, limit: number): Promise<CardRow[]> =>
  similar(db, product.sub_category_id, product.model_id, now, limit);
