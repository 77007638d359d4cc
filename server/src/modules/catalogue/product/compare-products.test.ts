import { compare } from '@tokhi/contract/calls/catalogue';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { shopOfTest } from '../../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { deliveredTo } from '../../orders/public.ts';
import { reviewsOfProduct } from '../../reviews/public.ts';
import { compareProducts } from './compare-products.ts';
import { createWholeProducts } from './whole-products.queries.ts';

const real = databaseOfTest();
const FOUR = ['70489218', '70489215', '70489217', '70489216'];
const table = (...ids: string[]) =>
  compareProducts(createWholeProducts(real.database.db, reviewsOfProduct(deliveredTo)), ids, DEMO_DAY);
const codes = async (...ids: string[]) => (await table(...ids)).product.map(({ code }) => code);

test('the answer has every field that the contract names', async () => {
  const answer = await table(...FOUR);
  expect(compare.reply.parse(answer)).toEqual(answer);
});

test('products stand in the order in which they were chosen', async () => {
  expect(await codes(...FOUR)).toEqual(FOUR);
  expect(await codes(...FOUR.toReversed())).toEqual(FOUR.toReversed());
});

test('each brings the specifications of its page, for these are what is compared', async () => {
  const { single } = await shopOfTest(real.database.db).ask('singleProduct', { id: '70489215' });
  expect(single.specs.length).toBeGreaterThan(0);
  expect((await table('70489215')).product).toEqual([single]);
});

test('what is no longer sold is left out, and nothing stands twice', async () => {
  const { single } = await shopOfTest(real.database.db).ask('singleProduct', { id: '70489215' });
  expect(await codes('70489216', 'nothing', '70489215', String(single.id))).toEqual(['70489216', '70489215']);
  expect(await codes()).toEqual([]);
});

test('a fifth product is refused before anything is looked up', () => {
  expect(compare.body.safeParse({ id: FOUR }).success).toBe(true);
  expect(compare.body.safeParse({ id: [...FOUR, '70811205'] }).success).toBe(false);
});
