import type { Db } from '../../../db/database.ts';

export interface SpecAttribute {
  id: number;
  categoryId: number;
  code: string;
  name: string;
  slot: number;
  position: number;
}

/** What the numbers of the columns mean: read whole, a few thousand rows, and anew when one of them changed. */
export interface FacetNames {
  categories: Map<number, { id: number; code: string; name: string }>;
  subCategories: Map<number, { id: number; code: string; name: string; categoryId: number; position: number }>;
  brands: Map<number, { id: number; name: string }>;
  colours: Map<number, { id: number; name: string; swatch: string }>;
  attributes: SpecAttribute[];
  /** Value id → its text and the attribute it belongs to. */
  values: Map<number, { id: number; text: string; attribute: SpecAttribute }>;
}

export async function readFacetNames(db: Db): Promise<FacetNames> {
  const [categories, subCategories, brands, colours, attributes, values] = await Promise.all([
    db.selectFrom('categories').select(['id', 'code', 'name']).execute(),
    db.selectFrom('sub_categories').select(['id', 'code', 'name', 'category_id as categoryId', 'position']).execute(),
    db.selectFrom('brands').select(['id', 'name']).execute(),
    db.selectFrom('colours').select(['id', 'name', 'swatch']).execute(),
    db
      .selectFrom('spec_attributes')
      .select(['id', 'category_id as categoryId', 'code', 'name', 'facet_slot as slot', 'position'])
      .where('facet_slot', 'is not', null)
      .$narrowType<{ slot: number }>()
      .execute(),
    db.selectFrom('spec_values').select(['id', 'attribute_id', 'value']).execute(),
  ]);
  const attributeById = new Map(attributes.map((one) => [one.id, one]));
  return {
    categories: byId(categories),
    subCategories: byId(subCategories),
    brands: byId(brands),
    colours: byId(colours),
    attributes,
    values: new Map(
      values.flatMap(({ id, attribute_id, value }) => {
        const attribute = attributeById.get(attribute_id);
        return attribute === undefined ? [] : [[id, { id, text: value, attribute }]];
      }),
    ),
  };
}

const byId = <Row extends { id: number }>(rows: Row[]): Map<number, Row> => new Map(rows.map((row) => [row.id, row]));
