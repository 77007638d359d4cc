import { changeProductColor } from '@tokhi/contract/calls/catalogue';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { shopOfTest } from '../../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { deliveredTo } from '../../orders/public.ts';
import { reviewsOfProduct } from '../../reviews/public.ts';
import { changeColour } from './change-colour.ts';
import { createWholeProducts } from './whole-products.queries.ts';

const real = databaseOfTest();
const change = (id: string) =>
  changeColour(createWholeProducts(real.database.db, reviewsOfProduct(deliveredTo)), id, DEMO_DAY);

test('the answer has every field that the contract names', async () => {
  const answer = await change('70489216');
  expect(changeProductColor.reply.parse(answer)).toEqual(answer);
});

test('price, code, badges, boxes and pictures are those of the page of the chosen colour', async () => {
  const { others } = await shopOfTest(real.database.db).ask('singleProduct', { id: '70489215' });
  expect(others.length).toBeGreaterThan(0);
  for (const { code, color_name } of others) {
    const page = await shopOfTest(real.database.db).ask('singleProduct', { id: code });
    const { product, packages, images } = await change(code);
    expect(product).toEqual(page.single);
    expect(product).toMatchObject({ code, color_name });
    expect({ packages, images }).toEqual({ packages: page.packages, images: page.images });
  }
});

test('a colour that is no longer sold is refused as not found', async () => {
  const { db } = real.database;
  await db.updateTable('products').set({ withdrawn_at: DEMO_DAY }).where('code', '=', '70489217').execute();
  await expect(change('70489217')).rejects.toMatchObject({ code: 'product_not_found' });
  await expect(change('nothing')).rejects.toMatchObject({ code: 'product_not_found' });
});
