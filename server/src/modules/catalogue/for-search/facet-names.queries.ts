import type { Db } from '../../../db/database.ts';

/** The names behind the ids in a product's facts: a few thousand rows. Merged shelves are left out; they have no products. */
export async function facetNames(db: Db) {
  const [categories, subCategories, brands, colours, attributes, values] = await Promise.all([
    db.selectFrom('categories').select(['id', 'code', 'name']).where('merged_into', 'is', null).execute(),
    db
      .selectFrom('sub_categories')
      .select(['id', 'code', 'name', 'category_id as categoryId', 'position'])
      .where('merged_into', 'is', null)
      .execute(),
    db.selectFrom('brands').select(['id', 'name']).where('merged_into', 'is', null).execute(),
    db.selectFrom('colours').select(['id', 'name', 'swatch']).execute(),
    db
      .selectFrom('spec_attributes')
      .select(['id', 'category_id as categoryId', 'code', 'name', 'unit', 'facet_slot as slot', 'position'])
      .where('facet_slot', 'is not', null)
      .$narrowType<{ slot: number }>()
      .execute(),
    db.selectFrom('spec_values').select(['id', 'attribute_id as attributeId', 'value']).execute(),
  ]);
  return { categories, subCategories, brands, colours, attributes, values };
}
