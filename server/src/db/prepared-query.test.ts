import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { preparedQuery, preparedQueryAsJson } from './prepared-query.ts';

const real = databaseOfTest();

test('a query is built once and sent with the values of each call', async () => {
  let built = 0;
  const codesOf = preparedQuery((db, subCategory: string, limit: number) => {
    built += 1;
    return db
      .selectFrom('products')
      .innerJoin('sub_categories', 'sub_categories.id', 'products.sub_category_id')
      .select('products.code')
      .where('sub_categories.code', '=', subCategory)
      .where('products.is_listed', '=', true)
      .orderBy('products.id')
      .limit(limit);
  });
  const { db } = real.database;
  const sofas = await codesOf(db, 'sofa', 2);
  const chairs = await codesOf(db, 'armchair', 3);
  expect([sofas.length, chairs.length, built]).toEqual([2, 3, 1]);
  expect(sofas).not.toEqual(chairs.slice(0, 2));
  expect(await codesOf(db, "'; drop table products; --", 5)).toEqual([]);
});

test('a row asked for as JSON says the same, with moments as text', async () => {
  const { db } = real.database;
  const build = (among: typeof db, most: number) =>
    among
      .selectFrom('products')
      .select(['id', 'code', 'price_tug', 'price_valid_from', 'is_listed', 'created_at'])
      .orderBy('id')
      .limit(most);
  const plain = await preparedQuery(build)(db, 20);
  const inJson = await preparedQueryAsJson(build)(db, 20);
  expect(plain).toHaveLength(20);
  expect(inJson.map((row) => ({ ...row, created_at: new Date(row.created_at) }))).toEqual(plain);
});
