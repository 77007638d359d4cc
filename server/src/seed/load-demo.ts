import type { Db } from '../db/database.ts';
import { keepDemoPopularity } from '../modules/settings/public.ts';
import { readDemoContent } from './content-files.ts';
import { readDemoFiles } from './demo-files.ts';
import { loadDemoContent } from './load-demo-content.ts';
import { loadDemoModel } from './load-demo-model.ts';
import { loadDemoShelf } from './load-demo-shelf.ts';
import { namedProducts } from './named-products.ts';
import { readStudio } from './studio-files.ts';

/**
 * The demo shop, in one transaction. Existing models are left unchanged, so that running it again changes nothing; `npm run reset` loads it
 * again, with offers relative to the new day.
 */
export async function loadDemo(db: Db, now: Date): Promise<string> {
  const studio = await readStudio();
  const { departments, brands } = await readDemoFiles(studio.departmentOrder);
  const content = await readDemoContent();
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('brands')
      .values(brands.map((brand) => ({ ...brand, ...studio.brandArt[brand.slug] })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    let loaded = 0;
    for (const [index, department] of departments.entries()) {
      const specIds = await loadDemoShelf(tx, department, index + 1, studio, content.home.subCategoryPictures);
      for (const model of department.models) loaded += await loadDemoModel(tx, model, { studio, specIds, now });
    }
    await keepDemoPopularity(tx);
    await loadDemoContent(tx, content, await namedProducts(tx, departments), studio, now);
    const models = departments.reduce((count, department) => count + department.models.length, 0);
    return loaded === 0 ? 'is there' : `${loaded} products of ${models} models in ${departments.length} categories`;
  });
}
