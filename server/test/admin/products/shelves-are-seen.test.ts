// A change of shelves by staff is visible in a shop process with cached answers after one refresh: two seconds (docs/caches.md).
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../database-of-test.ts';
import { type KeptShop, keptShopOfTest } from '../../kept-shop-of-test.ts';
import { redisOfTest } from '../../redis-of-test.ts';
import { type Shelf, seen, shelvesOfTest } from './shelves-of-test.ts';

const real = databaseOfTest();
const CODE = '70489215';
let redis: Redis;
let shop: KeptShop;
let shelves: Awaited<ReturnType<typeof shelvesOfTest>>;
beforeAll(async () => {
  redis = await redisOfTest();
  shop = keptShopOfTest(real.database.db, redis, `test-${randomUUID()}`);
  await shop.refresh();
  shelves = await shelvesOfTest(real.database);
});
afterAll(async () => {
  redis?.disconnect();
  await shelves?.close();
});

const shelf = async (kind: Shelf['kind'], id: number): Promise<Shelf> => {
  const found = await shelves.find(kind, id);
  if (found === undefined) throw new Error('no such shelf');
  return found;
};
const save = async (kind: Shelf['kind'], id: number, changes: object) => {
  const answer = await shelves.ask('saveShelf', { ...seen(await shelf(kind, id)), changes: { kind, ...changes } });
  expect(answer.status).toBe(200);
  await shop.refresh();
};
const place = async () => {
  const { category, model } = await shelves.show(CODE);
  return { category: category.id as number, sub: model.sub_category as number, brand: model.brand as number };
};

test('a renamed category, sub-category and brand are read in menus, lists and on products, at their old addresses', async () => {
  const { category, sub, brand } = await place();
  const { code } = await shelf('sub_category', sub);
  await save('category', category, { name: 'Тухлах өрөө' });
  await save('sub_category', sub, { name: 'Урт буйдан' });
  await save('brand', brand, { name: 'KHANGAI 2' });
  const menus = JSON.stringify(await shop.ask('categories', {}));
  expect(menus).toContain('Тухлах өрөө');
  expect(menus).toContain('Урт буйдан');
  const list = await shop.ask('subCategoryProduct', { id: code ?? '' });
  expect(list.category).toMatchObject({ sub_category_name: 'Урт буйдан', category_name: 'Тухлах өрөө' });
  expect((await shop.ask('brandProduct', { id: brand })).brand.brandname).toBe('KHANGAI 2');
  expect(JSON.stringify(await shop.ask('singleProduct', { id: CODE }))).toContain('KHANGAI 2');
  const found = await shop.ask('search', { search: 'урт буйдан' });
  expect(found.product.length).toBeGreaterThan(0);
});

test('a hidden sub-category is in no menu and keeps its address', async () => {
  const { sub } = await place();
  const { code } = await shelf('sub_category', sub);
  const inMenus = async () =>
    (await shop.ask('categories', {})).subCategory.some(({ sub_category_code }) => sub_category_code === code);
  await save('sub_category', sub, { is_shown: false });
  expect(await inMenus()).toBe(false);
  expect((await shop.ask('subCategoryProduct', { id: code ?? '' })).length).toBeGreaterThan(0);
  await save('sub_category', sub, { is_shown: true });
  expect(await inMenus()).toBe(true);
});

test('products of a merged sub-category and brand are in the lists of the other one, and their old addresses are unknown', async () => {
  const { sub, brand, category } = await place();
  const [newSub, newBrand] = [
    await shelves.create('sub_category', { parent: category }),
    await shelves.create('brand'),
  ];
  const old = await shelf('sub_category', sub);
  const listed = (await shop.ask('subCategoryProduct', { id: old.code ?? '' })).length;
  const merge = async (kind: 'sub_category' | 'brand', from: number, into: Shelf) => {
    const body = { kind, from: seen(await shelf(kind, from)), into: seen(into) };
    expect((await shelves.ask('mergeShelves', body)).body.left).toBe(0);
  };
  await merge('sub_category', sub, newSub);
  await merge('brand', brand, newBrand);
  await shop.refresh();
  expect((await shop.ask('subCategoryProduct', { id: newSub.code ?? '' })).length).toBe(listed);
  await expect(shop.ask('subCategoryProduct', { id: old.code ?? '' })).rejects.toMatchObject({
    code: 'category_not_found',
  });
  expect((await shop.ask('brandProduct', { id: newBrand.id })).pagination.totalProduct).toBeGreaterThan(0);
  await expect(shop.ask('brandProduct', { id: brand })).rejects.toMatchObject({ code: 'brand_not_found' });
});
