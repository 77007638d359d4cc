import { brands } from '@tokhi/contract/calls/content';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { shopOfTest } from '../../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { methodModes } from '../../settings/public.ts';
import { showHome } from '../home/show-home.ts';
import { showBrands } from './show-brands.ts';

const real = databaseOfTest();
const show = () => showBrands(real.database.db, DEMO_DAY);

test('the answer has every field that the contract names', async () => {
  const answer = await show();
  expect(brands.reply.parse(answer)).toEqual(answer);
});

test('the strip has every brand with goods, those of the home page first, and its categories', async () => {
  const { db } = real.database;
  const [strip, home] = await Promise.all([show(), showHome(db, DEMO_DAY)]);
  expect(strip.brand.slice(0, 10)).toEqual(home.topBrand);
  const brands = db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select('brands.name')
    .distinct()
    .where('is_listed', '=', true);
  const names = (await brands.execute()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(strip.brand.map(({ brandname }) => brandname).toSorted()).toEqual(names.toSorted());
  expect(strip.categories).toEqual(home.category);
});

test('the foot of the page names the ways to pay that are switched on', async () => {
  const { db } = real.database;
  expect((await show()).payments).toEqual(expect.arrayContaining(['QPay', 'Голомт', 'Storepay']));
  const modes = { ...(await methodModes(db)), qpay: 'off' };
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(modes) })
    .where('key', '=', 'payment_methods')
    .execute();
  await db.updateTable('lenders').set({ active: false }).where('code', '=', 'storepay').execute();
  const { payments } = await show();
  expect(payments).not.toContain('QPay');
  expect(payments).not.toContain('Storepay');
});

test('the footer shows eight recommended, eight highly rated and the eight biggest cuts', async () => {
  const [footer, home, lower] = await Promise.all([
    show(),
    showHome(real.database.db, DEMO_DAY),
    shopOfTest(real.database.db).ask('lowerPrice', {}),
  ]);
  expect(footer.featured).toEqual(home.featuredProduct.slice(0, 8));
  expect(footer.top).toEqual(home.topRatedProduct.slice(0, 8));
  expect(footer.discount).toEqual(lower.Lower.slice(0, 8));
  expect(footer.discount).toHaveLength(8);
});
