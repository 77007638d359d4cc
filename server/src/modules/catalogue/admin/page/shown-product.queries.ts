import type { BadgeKind } from '@tokhi/contract/admin/product-words';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../../db/database.ts';
import { onHandOf, remainOf } from '../../../stock/public.ts';

/** A colour with its model and everything that its page edits, in one statement. */
export const shownProductRow = (db: Db, code: string) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('sub_categories', 'sub_categories.id', 'products.sub_category_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .selectAll('products')
    .select(['models.code as model_code', 'models.version as model_version', 'models.name as model_name'])
    .select(['models.product_type', 'models.width_mm', 'models.depth_mm', 'models.height_mm', 'models.not_included'])
    .select(['models.description_html', 'models.designer_concept_html', 'models.care_and_materials_html'])
    .select([
      'categories.name as category_name',
      'sub_categories.name as sub_category_name',
      'brands.name as brand_name',
    ])
    .select((eb) => [
      remainOf('products.id').as('remain'),
      onHandOf('products.id').as('on_hand'),
      jsonArrayFrom(
        eb
          .selectFrom('product_packages')
          .select([
            'name',
            'length_mm',
            'width_mm',
            'height_mm',
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
          .selectFrom('product_badges')
          .select([sql<BadgeKind>`kind`.as('kind'), 'starts_at', 'ends_at'])
          .whereRef('product_badges.product_id', '=', 'products.id')
          .orderBy('kind')
          .orderBy('starts_at'),
      ).as('badges'),
      jsonArrayFrom(
        eb
          .selectFrom('product_specs')
          .select(['attribute_id as attribute', 'value_id as value'])
          .whereRef('product_specs.product_id', '=', 'products.id')
          .orderBy('attribute_id'),
      ).as('specs'),
      jsonArrayFrom(
        eb
          .selectFrom('model_dimensions')
          .select(['name', 'value'])
          .whereRef('model_dimensions.model_id', '=', 'products.model_id')
          .orderBy('position'),
      ).as('dimensions'),
    ])
    .where('products.code', '=', code)
    .executeTakeFirst();

export type ShownRow = NonNullable<Awaited<ReturnType<typeof shownProductRow>>>;

export const colourRows = (db: Db, modelId: number) =>
  db
    .selectFrom('products')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .select([
      'products.code',
      'colours.name as colour',
      'products.is_listed',
      'products.publish_at',
      'products.published_at',
    ])
    .select([
      'products.price_tug',
      'products.discount_percent',
      'products.discount_ending',
      'products.discount_starts_at',
      'products.discount_ends_at',
    ])
    .select((eb) => [
      remainOf('products.id').as('remain'),
      eb
        .selectFrom('product_images')
        .select('file')
        .whereRef('product_images.product_id', '=', 'products.id')
        .where('position', '=', 1)
        .as('picture'),
    ])
    .where('products.model_id', '=', modelId)
    .orderBy('products.id')
    .execute();

/** The specifications of a category with their possible values. */
export const attributesOf = (db: Db, categoryId: number) =>
  db
    .selectFrom('spec_attributes')
    .select((eb) => [
      'id',
      'name',
      jsonArrayFrom(
        eb
          .selectFrom('spec_values')
          .select(['id', 'value'])
          .whereRef('spec_values.attribute_id', '=', 'spec_attributes.id')
          .orderBy('position')
          .orderBy('id'),
      ).as('values'),
    ])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function costOf(db: Db, productId: number): Promise<number | null> {
  const row = await db
    .selectFrom('product_costs')
    .select('cost_fen')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.cost_fen ?? null;
}
