import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../../../db/database.ts';
import type { Schema } from '../../../../db/schema.generated.ts';

export async function insertModel(tx: Tx, model: Insertable<Schema['models']>): Promise<number> {
  return (await tx.insertInto('models').values(model).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertProduct(tx: Tx, product: Insertable<Schema['products']>): Promise<number> {
  return (await tx.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow()).id;
}

const idOf = ({ rows }: { rows: { id: number }[] }): number => {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was copied');
  return row.id;
};

/** A model with the same texts and sizes under another code. */
export async function copyModel(tx: Tx, modelId: number, code: string): Promise<number> {
  const id = idOf(
    await sql<{ id: number }>`
      insert into models (category_id, sub_category_id, brand_id, code, name, product_type, description_html,
        designer_concept_html, care_and_materials_html, width_mm, depth_mm, height_mm, not_included)
      select category_id, sub_category_id, brand_id, ${code}, name, product_type, description_html,
        designer_concept_html, care_and_materials_html, width_mm, depth_mm, height_mm, not_included
      from models where id = ${modelId} returning id`.execute(tx),
  );
  await sql`
    insert into model_dimensions (model_id, position, name, value)
    select ${id}, position, name, value from model_dimensions where model_id = ${modelId}`.execute(tx);
  return id;
}

interface Copy {
  code: string;
  modelId: number;
  colourId: number;
  editor: number;
}

/** A draft with the same price, packages and specifications; bar code, campaign, badges and pictures are not copied. */
export async function copyColour(tx: Tx, sourceId: number, { code, modelId, colourId, editor }: Copy): Promise<number> {
  const id = idOf(
    await sql<{ id: number }>`
      insert into products (model_id, colour_id, category_id, sub_category_id, brand_id, code, name, dimension, sales_unit,
        weight_grams, volume_ml, package_count, bonus_percent, price_tug, regular_price_tug, china_delivery_tug,
        tax_classification, customs_code, edited_by)
      select ${modelId}, ${colourId}, category_id, sub_category_id, brand_id, ${code}, name, dimension, sales_unit,
        weight_grams, volume_ml, package_count, bonus_percent, price_tug, regular_price_tug, china_delivery_tug,
        tax_classification, customs_code, ${editor}
      from products where id = ${sourceId} returning id`.execute(tx),
  );
  await sql`
    insert into product_packages (product_id, position, quantity, height_mm, length_mm, width_mm, diameter_mm, weight_grams,
      volume_ml, name)
    select ${id}, position, quantity, height_mm, length_mm, width_mm, diameter_mm, weight_grams, volume_ml, name
    from product_packages where product_id = ${sourceId}`.execute(tx);
  await sql`
    insert into product_specs (product_id, attribute_id, value_id)
    select ${id}, attribute_id, value_id from product_specs where product_id = ${sourceId}`.execute(tx);
  await sql`
    insert into product_costs (product_id, cost_fen, changed_at)
    select ${id}, cost_fen, changed_at from product_costs where product_id = ${sourceId}`.execute(tx);
  return id;
}
