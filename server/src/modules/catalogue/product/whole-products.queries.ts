import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import { type InJson, preparedQueryAsJson } from '../../../db/prepared-query.ts';
import type { Schema } from '../../../db/schema.generated.ts';
import { remainOf } from '../../stock/public.ts';
import { CARD_PICTURE, coloursOfModel, listedProducts } from '../cards.queries.ts';
import { besideProduct } from './beside.queries.ts';
import type { ReviewsOfProduct } from './reviews-of-product.ts';

/** A product with all its data in one query: a second round trip would cost as much as all of it. */
const wholeProducts = (db: Db, reviews: ReviewsOfProduct, now: Date) =>
  listedProducts(db, now)
    .select([
      'products.model_id',
      'products.colour_id',
      'products.sales_unit',
      'products.china_delivery_tug',
      'categories.code as category_code',
      'models.description_html',
      'models.designer_concept_html',
      'models.care_and_materials_html',
      'models.not_included',
      'models.width_mm',
      'models.depth_mm',
      'models.height_mm',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_images')
          .select(['file', 'width', 'height', 'alt', 'kind', 'position', 'variants', 'placeholder', 'seen_from'])
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
          'sibling.price_tug',
          'sibling.discount_percent',
          'sibling.discount_ending',
          'sibling.discount_starts_at',
          'sibling.discount_ends_at',
          'sibling.ready_in_ulaanbaatar',
          remainOf('sibling.id').as('remain'),
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
      reviews.published(db, 'products.id').as('reviews'),
      reviews.stars('products.id').as('stars'),
      jsonObjectFrom(model3d(eb)).as('model_3d'),
    ]);

/** The shape is the same in every colour: a colour without a file shows that of another, and says so. */
const model3d = (eb: ExpressionBuilder<Schema, 'products'>) =>
  eb
    .selectFrom('products as turned')
    .innerJoin('product_models_3d', 'product_models_3d.product_id', 'turned.id')
    .innerJoin('colours as painted', 'painted.id', 'turned.colour_id')
    .select(['file', 'byte_size', 'plain_file', 'painted.name as color_name'])
    .whereRef('turned.model_id', '=', 'products.model_id')
    .where('turned.is_listed', '=', true)
    .orderBy((order) => order('turned.id', '=', order.ref('products.id')), 'desc')
    .orderBy('turned.id')
    .limit(1);

export type ProductRow = InJson<Awaited<ReturnType<ReturnType<typeof wholeProducts>['executeTakeFirstOrThrow']>>>;

/** The product with the others that its page shows beside it. */
const withNeighbours = (db: Db, reviews: ReviewsOfProduct, now: Date) =>
  wholeProducts(db, reviews, now).select(besideProduct.as('beside'));

type PageRow = InJson<Awaited<ReturnType<ReturnType<typeof withNeighbours>['executeTakeFirstOrThrow']>>>;

/** A listed product by code, or by id where brand pages link by id (spec §2); a code wins over an equal id. */
type ByCodeOrId<Row> = (codeOrId: string, now: Date) => Promise<Row | undefined>;

export interface WholeProducts {
  byCodeOrId: ByCodeOrId<ProductRow>;
  withNeighbours: ByCodeOrId<PageRow>;
}

export function createWholeProducts(db: Db, reviews: ReviewsOfProduct): WholeProducts {
  const reads = <Row>(
    build: (on: Db, of: ReviewsOfProduct, now: Date) => SelectQueryBuilder<Schema, 'products', Row>,
  ): ByCodeOrId<InJson<Row>> => {
    const byCode = preparedQueryAsJson((on, code: string, now: Date) =>
      build(on, reviews, now).where('products.code', '=', code),
    );
    const byId = preparedQueryAsJson((on, id: number, now: Date) =>
      build(on, reviews, now).where('products.id', '=', id),
    );
    return async (codeOrId, now) => {
      const [ofCode] = await byCode(db, codeOrId, now);
      if (ofCode || !/^[1-9]\d{0,8}$/.test(codeOrId)) return ofCode;
      const [ofId] = await byId(db, Number(codeOrId), now);
      return ofId;
    };
  };
  return { byCodeOrId: reads(wholeProducts), withNeighbours: reads(withNeighbours) };
}
