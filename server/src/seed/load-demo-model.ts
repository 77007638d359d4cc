import type { Tx } from '../db/database.ts';
import { cleanHtml } from '../modules/catalogue/public.ts';
import { daysLater } from './days-later.ts';
import type { DemoContext } from './demo-context.ts';
import type { DemoModel } from './demo-files.ts';
import { loadDemoProduct } from './load-demo-product.ts';
import type { RangeModel } from './studio-files.ts';

/** One model with all its colours; returns how many products it added, 0 if the model existed. */
export async function loadDemoModel(tx: Tx, model: DemoModel, context: DemoContext): Promise<number> {
  const made = context.studio.range.get(model.code);
  if (!made) throw new Error(`${model.code}: the studio has no such model`);
  const sub = await tx
    .selectFrom('sub_categories')
    .select(['id', 'category_id'])
    .where('code', '=', model.subCategory)
    .executeTakeFirstOrThrow(() => new Error(`${model.code}: no sub-category ${model.subCategory}`));
  const brand = await tx
    .selectFrom('brands')
    .select('id')
    .where('slug', '=', model.brand)
    .executeTakeFirstOrThrow(() => new Error(`${model.code}: no brand ${model.brand}`));
  const shelf = { category_id: sub.category_id, sub_category_id: sub.id, brand_id: brand.id };
  const inserted = await tx
    .insertInto('models')
    .values({
      ...shelf,
      code: model.code,
      name: made.name,
      product_type: made.type,
      description_html: cleanHtml(model.description),
      designer_concept_html: cleanHtml(model.designerConcept),
      care_and_materials_html: cleanHtml(model.careAndMaterials),
      not_included: model.notIncluded ?? null,
      width_mm: Math.round(made.size.width * 10),
      depth_mm: Math.round(made.size.depth * 10),
      height_mm: Math.round(made.size.height * 10),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return 0;
  await tx
    .insertInto('model_dimensions')
    .values(sizeLines(model, made).map((line, index) => ({ ...line, model_id: inserted.id, position: index + 1 })))
    .execute();
  const specs = await specValues(tx, model, context.specIds);
  for (const [index, product] of model.products.entries()) {
    const published_at = daysLater(context.now, -(product.daysInShop ?? model.daysInShop));
    const place = { model_id: inserted.id, ...shelf, published_at };
    const productId = await loadDemoProduct(tx, product, made, place, context, index);
    if (specs.length > 0) {
      await tx
        .insertInto('product_specs')
        .values(specs.map((spec) => ({ ...spec, product_id: productId })))
        .execute();
    }
  }
  return model.products.length;
}

const sizeLines = ({ dimensions }: DemoModel, { size, weight }: RangeModel) => [
  { name: 'Өргөн', value: `${size.width} см` },
  { name: 'Гүн', value: `${size.depth} см` },
  { name: 'Өндөр', value: `${size.height} см` },
  ...dimensions,
  { name: 'Нийт жин', value: `${weight} кг` },
];

async function specValues(tx: Tx, model: DemoModel, specIds: DemoContext['specIds']) {
  return Promise.all(
    Object.entries(model.specs).map(async ([code, value]) => {
      const attribute_id = specIds.get(code);
      if (attribute_id === undefined) throw new Error(`${model.code}: its department has no specification ${code}`);
      const { id } = await tx
        .insertInto('spec_values')
        .values({ attribute_id, value })
        // Updated with its own value, because `returning` skips untouched rows.
        .onConflict((conflict) => conflict.columns(['attribute_id', 'value']).doUpdateSet({ value }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return { attribute_id, value_id: id };
    }),
  );
}
