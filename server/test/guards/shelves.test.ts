import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import { demoProduct } from './rows.ts';

const real = databaseOfTest();
let place: { category_id: number; sub_category_id: number; brand_id: number; model_id: number };
beforeAll(async () => {
  place = await demoProduct(real.database.db);
});

let made = 0;
async function insertBrand(merged_into: number | null = null): Promise<number> {
  made += 1;
  const row = { slug: `guard-${made}`, name: `Хамгаалалт ${made}`, merged_into, is_shown: merged_into === null };
  const inserted = real.database.db.insertInto('brands').values(row).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}
async function insertShelves(): Promise<{ category: number; sub: number }> {
  const { db } = real.database;
  made += 1;
  const one = { code: `guard-${made}`, name: 'Хамгаалалт' };
  const { id } = await db.insertInto('categories').values(one).returning('id').executeTakeFirstOrThrow();
  const sub = { ...one, category_id: id };
  const inserted = await db.insertInto('sub_categories').values(sub).returning('id').executeTakeFirstOrThrow();
  return { category: id, sub: inserted.id };
}

test('codes and slugs are kept, and edits are counted whoever makes them', async () => {
  const { db } = real.database;
  const id = await insertBrand();
  const edit = (set: { slug?: string; name?: string; position?: number }) =>
    db.updateTable('brands').set(set).where('id', '=', id);
  await expectRefusal(edit({ slug: 'another' }).execute(), 'a_brand_keeps_its_slug');
  const { category, sub } = await insertShelves();
  const another = { code: 'another' };
  await expectRefusal(
    db.updateTable('categories').set(another).where('id', '=', category).execute(),
    'a_category_keeps_its_code',
  );
  await expectRefusal(
    db.updateTable('sub_categories').set(another).where('id', '=', sub).execute(),
    'a_sub_category_keeps_its_code',
  );
  expect(await edit({ name: 'Өөр нэр' }).returning('version').executeTakeFirst()).toEqual({ version: 2 });
  expect(await edit({ position: 77 }).returning('version').executeTakeFirst()).toEqual({ version: 2 });
});

test('what was merged away is shown nowhere, takes nothing, and leaves its name to others', async () => {
  const { db } = real.database;
  const merged = await insertBrand(place.brand_id);
  const { category, sub } = await insertShelves();
  const shown = db.updateTable('brands').set({ is_shown: true }).where('id', '=', merged).execute();
  await expectRefusal(shown, 'a_merged_brand_is_not_shown');
  const toItself = db.updateTable('brands').set({ merged_into: merged }).where('id', '=', merged).execute();
  await expectRefusal(toItself, 'a_brand_is_merged_into_another');
  const gone = { is_shown: false };
  const move = (set: { brand_id?: number; sub_category_id?: number; category_id?: number }) =>
    db.updateTable('models').set(set).where('id', '=', place.model_id).execute();
  await expectRefusal(move({ brand_id: merged }), 'a_merged_brand_takes_no_model');
  await db
    .updateTable('sub_categories')
    .set({ ...gone, merged_into: place.sub_category_id })
    .where('id', '=', sub)
    .execute();
  await expectRefusal(move({ sub_category_id: sub, category_id: category }), 'a_merged_sub_category_takes_no_model');
  await db
    .updateTable('categories')
    .set({ ...gone, merged_into: place.category_id })
    .where('id', '=', category)
    .execute();
  const under = db
    .insertInto('sub_categories')
    .values({ code: 'under', name: 'Доор', category_id: category })
    .execute();
  await expectRefusal(under, 'a_merged_category_takes_no_shelf');
  const { name } = await db.selectFrom('brands').select('name').where('id', '=', merged).executeTakeFirstOrThrow();
  const again = await db.insertInto('brands').values({ slug: 'again', name }).returning('id').executeTakeFirst();
  expect(again).toBeDefined();
  await expectRefusal(db.insertInto('brands').values({ slug: 'twice', name }).execute(), 'a_brand_name_is_unique');
});
