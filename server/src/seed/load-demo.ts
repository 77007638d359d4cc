import type { Db, Tx } from '../db/database.ts';
import { readDemoFiles } from './demo-files.ts';
import { loadDemoModel } from './load-demo-model.ts';

/**
 * The demo shop, in one transaction. A model that is there already is left alone, so that running it again changes
 * nothing; `npm run reset` loads it anew, with offers that count from the new day.
 */
export async function loadDemo(db: Db, now: Date): Promise<string> {
  const { categories, brands, colours, models } = await readDemoFiles();
  return db.transaction().execute(async (tx) => {
    for (const [index, category] of categories.entries()) await loadShelf(tx, category, index + 1);
    await tx
      .insertInto('brands')
      .values(brands)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('colours')
      .values(colours)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    let loaded = 0;
    for (const model of models) loaded += await loadDemoModel(tx, model, now);
    return loaded === 0 ? 'is there' : `${loaded} products of ${models.length} models`;
  });
}

type Shelf = Awaited<ReturnType<typeof readDemoFiles>>['categories'][number];

async function loadShelf(tx: Tx, { code, name, subCategories }: Shelf, position: number): Promise<void> {
  await tx
    .insertInto('categories')
    .values({ code, name, position })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx.selectFrom('categories').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  await tx
    .insertInto('sub_categories')
    .values(subCategories.map((sub, index) => ({ ...sub, category_id: id, position: index + 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
