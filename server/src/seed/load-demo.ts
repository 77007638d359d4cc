import type { Db, Tx } from '../db/database.ts';
import { type DemoDepartment, readDemoFiles } from './demo-files.ts';
import { loadDemoModel } from './load-demo-model.ts';
import { readStudio, type Studio } from './studio-files.ts';

/**
 * The demo shop, in one transaction. A model that is there already is left alone, so that running it again changes
 * nothing; `npm run reset` loads it anew, with offers that count from the new day.
 */
export async function loadDemo(db: Db, now: Date): Promise<string> {
  const studio = await readStudio();
  const { departments, brands } = await readDemoFiles(studio.departmentOrder);
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('brands')
      .values(brands)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    let loaded = 0;
    for (const [index, department] of departments.entries()) {
      const specIds = await loadShelf(tx, department, index + 1, studio);
      for (const model of department.models) loaded += await loadDemoModel(tx, model, { studio, specIds, now });
    }
    const models = departments.reduce((count, department) => count + department.models.length, 0);
    return loaded === 0 ? 'is there' : `${loaded} products of ${models} models in ${departments.length} categories`;
  });
}

/** A department with its sub-categories and specification attributes; returns the attributes' ids by code. */
async function loadShelf(tx: Tx, department: DemoDepartment, position: number, studio: Studio) {
  const { code, name, subCategories, specs } = department;
  const image = studio.departments[code]?.files['400.webp'] ?? null;
  await tx
    .insertInto('categories')
    .values({ code, name, position, image })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx.selectFrom('categories').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  await tx
    .insertInto('sub_categories')
    .values(subCategories.map((sub, index) => ({ ...sub, category_id: id, position: index + 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('spec_attributes')
    .values(specs.map((spec, index) => ({ ...spec, category_id: id, position: index + 1, facet_slot: index })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tx.selectFrom('spec_attributes').select(['id', 'code']).where('category_id', '=', id).execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}
