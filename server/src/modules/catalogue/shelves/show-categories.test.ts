import { categories, subCategories } from '@tokhi/contract/calls/content';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { shopOfTest } from '../../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { showCategories } from './show-categories.ts';
import { showSubCategories, subCategoriesOf } from './show-sub-categories.ts';

const real = databaseOfTest();
const menus = () => showCategories(real.database.db, DEMO_DAY);
const tiles = (code: string) => showSubCategories(real.database.db, code);

test('the menus have every field that the contract names', async () => {
  await real.database.db.insertInto('events').values({ name: '#туршилт' }).execute();
  const answer = await menus();
  expect(categories.reply.parse(answer)).toEqual(answer);
  expect(answer.events.map(({ event_name }) => event_name)).toContain('#туршилт');
});

test('categories stand in the order of the staff, and so do the sub-categories of each', async () => {
  const { db } = real.database;
  const { category } = await menus();
  const last = category.at(-1);
  await db
    .updateTable('categories')
    .set({ position: -1 })
    .where('id', '=', last?.id ?? 0)
    .execute();
  const moved = await menus();
  expect(moved.category[0]).toEqual(last);
  expect(moved.subCategory[0]?.categoryID).toBe(last?.id);
  const order = moved.category.map(({ id }) => id);
  const places = moved.subCategory.map(({ categoryID }) => order.indexOf(categoryID));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('each shelf of the menus says how many products its list has', async () => {
  const shop = shopOfTest(real.database.db);
  const { subCategory } = await menus();
  for (const { sub_category_code, total } of subCategory) {
    expect(total).toBe((await shop.ask('subCategoryProduct', { id: sub_category_code })).length);
  }
});

test('the tiles of a category are its sub-categories, as the menus show them', async () => {
  const { category, subCategory } = await menus();
  for (const { id, category_code } of category) {
    const answer = await tiles(category_code);
    expect(subCategories.reply.parse(answer)).toEqual(answer);
    expect(subCategory.filter(({ categoryID }) => categoryID === id)).toMatchObject(answer.subcat);
    expect(await subCategoriesOf(real.database.db, id)).toEqual(answer.subcat);
  }
});

test('a category that has no sub-category yet has no tiles', async () => {
  await real.database.db.insertInto('categories').values({ code: 'empty', name: 'Хоосон' }).execute();
  expect((await tiles('empty')).subcat).toEqual([]);
});

test('a category that does not exist is refused as not found', async () => {
  await expect(tiles('nothing')).rejects.toMatchObject({ code: 'category_not_found' });
});
