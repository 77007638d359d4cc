import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnceAsJson, type InJson } from '../../../db/compiled-once.ts';
import type { Db } from '../../../db/database.ts';
import { CARD_PICTURE, coloursOfModel, listedProducts } from '../cards.queries.ts';
import type { ReviewsOfProduct } from './reviews-of-product.ts';

/** A product with everything that hangs on it, in one trip: a second one would cost as much as all of it. */
const wholeProducts = (db: Db, reviews: ReviewsOfProduct, now: Date) =>
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
      reviews.published(db, 'products.id').as('reviews'),
      reviews.stars('products.id').as('stars'),
      jsonObjectFrom(
        eb
          .selectFrom('product_models_3d')
          .select(['file', 'byte_size'])
          .whereRef('product_models_3d.product_id', '=', 'products.id'),
      ).as('model_3d'),
    ]);

export type ProductRow = InJson<Awaited<ReturnType<ReturnType<typeof wholeProducts>['executeTakeFirstOrThrow']>>>;

export interface WholeProducts {
  /** A listed product by code, or by id where brand pages link by id (spec §2); a code wins over an equal id. */
  byCodeOrId(codeOrId: string, now: Date): Promise<ProductRow | undefined>;
}

export function createWholeProducts(db: Db, reviews: ReviewsOfProduct): WholeProducts {
  const byCode = compiledOnceAsJson((on, code: string, now: Date) =>
    wholeProducts(on, reviews, now).where('products.code', '=', code),
  );
  const byId = compiledOnceAsJson((on, id: number, now: Date) =>
    wholeProducts(on, reviews, now).where('products.id', '=', id),
  );
  return {
    async byCodeOrId(codeOrId, now) {
      const [ofCode] = await byCode(db, codeOrId, now);
      if (ofCode || !/^[1-9]\d{0,8}$/.test(codeOrId)) return ofCode;
      const [ofId] = await byId(db, Number(codeOrId), now);
      return ofId;
    },
  };
}
