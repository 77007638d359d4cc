import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { compiledOnce } from './compiled-once.ts';

const real = databaseOfTest();

test('a query is built once and sent with the values of each call', async () => {
  let built = 0;
  const codesOf = compiledOnce((db, subCategory: string, limit: number) => {
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
