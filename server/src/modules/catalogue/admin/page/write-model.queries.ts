import { sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../../db/database.ts';
import type { Schema } from '../../../../db/schema.generated.ts';

/** Its colours move along to another shelf or brand (on update cascade). Raises the version of the model. */
export async function writeModel(tx: Tx, id: number, changes: Updateable<Schema['models']>): Promise<void> {
  await tx
    .updateTable('models')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function categoryOfShelf(db: Db, subCategoryId: number): Promise<number | undefined> {
  const row = db
    .selectFrom('sub_categories')
    .select('category_id')
    .where('id', '=', subCategoryId)
    .where('merged_into', 'is', null);
  return (await row.executeTakeFirst())?.category_id;
}

/** Specifications belong to a category: deletes those of the category that the model has left. */
export async function dropStraySpecs(tx: Tx, modelId: number): Promise<void> {
  await sql`
    delete from product_specs using products, spec_attributes
    where products.model_id = ${modelId} and product_specs.product_id = products.id
      and spec_attributes.id = product_specs.attribute_id and spec_attributes.category_id <> products.category_id`.execute(
    tx,
  );
}

export async function replaceDimensions(
  tx: Tx,
  modelId: number,
  lines: readonly { name: string; value: string }[],
): Promise<void> {
  await tx.deleteFrom('model_dimensions').where('model_id', '=', modelId).execute();
  if (lines.length === 0) return;
  await tx
    .insertInto('model_dimensions')
    .values(lines.map(({ name, value }, index) => ({ model_id: modelId, position: index + 1, name, value })))
    .execute();
}
