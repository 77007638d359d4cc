import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectAppendOnly, expectRefusal } from './refusals.ts';
import { type Changes, daysFromNow, demoProduct, insertProduct, newProduct } from './rows.ts';

const real = databaseOfTest();

interface Place {
  category_id: number;
  sub_category_id: number;
  brand_id: number;
}
/** The place of the demo sofa, and one that differs from it in everything. */
let here: Place;
let elsewhere: Place;
beforeAll(async () => {
  const { db } = real.database;
  const { category_id, sub_category_id, brand_id } = await demoProduct(db);
  here = { category_id, sub_category_id, brand_id };
  elsewhere = await db
    .selectFrom('models')
    .select(['category_id', 'sub_category_id', 'brand_id'])
    .where('category_id', '<>', category_id)
    .where('brand_id', '<>', brand_id)
    .executeTakeFirstOrThrow();
});

const placesOfModel = (modelId: number) =>
  real.database.db
    .selectFrom('products')
    .select(['category_id', 'sub_category_id', 'brand_id'])
    .distinct()
    .where('model_id', '=', modelId)
    .execute();

/** A new model with three colours, so that moving it affects no other test. */
async function insertModel(code: string): Promise<number> {
  const { db } = real.database;
  const model = { ...here, code, name: 'NARAN', product_type: 'буйдан' };
  const { id } = await db.insertInto('models').values(model).returning('id').executeTakeFirstOrThrow();
  for (let colour = 0; colour < 3; colour += 1) await insertProduct(db, { model_id: id });
  return id;
}

test.each(['category_id', 'sub_category_id', 'brand_id'] as const)(
  'a product cannot stand elsewhere than its model: %s',
  async (column) => {
    const { db } = real.database;
    const rule = 'a_product_stands_where_its_model_stands';
    const astray = await newProduct(db, { [column]: elsewhere[column] });
    await expectRefusal(db.insertInto('products').values(astray).execute(), rule);
    const { id, model_id } = await demoProduct(db);
    const move = db.updateTable('products').set({ [column]: elsewhere[column] });
    await expectRefusal(move.where('id', '=', id).execute(), rule);
    expect(await placesOfModel(model_id)).toEqual([here]);
  },
);

test('a model stands in a sub-category of its category', async () => {
  const id = await insertModel('astray');
  const move = real.database.db.updateTable('models').set({ category_id: elsewhere.category_id });
  await expectRefusal(move.where('id', '=', id).execute(), 'a_model_is_in_a_sub_category_of_its_category');
  expect(await placesOfModel(id)).toEqual([here]);
});

test('moving a model moves its products, and no others', async () => {
  const { db } = real.database;
  const id = await insertModel('moved');
  await db.updateTable('models').set(elsewhere).where('id', '=', id).execute();
  expect(await placesOfModel(id)).toEqual([elsewhere]);
  expect(await placesOfModel((await demoProduct(db)).model_id)).toEqual([here]);
});

test('moving a sub-category to another category moves its models and their products', async () => {
  const { db } = real.database;
  const id = await insertModel('moved-with-its-shelf');
  const shelf = { category_id: here.category_id, code: 'moving', name: 'Нүүх тавиур' };
  const sub = await db.insertInto('sub_categories').values(shelf).returning('id').executeTakeFirstOrThrow();
  await db.updateTable('models').set({ sub_category_id: sub.id }).where('id', '=', id).execute();
  const { category_id } = elsewhere;
  await db.updateTable('sub_categories').set({ category_id }).where('id', '=', sub.id).execute();
  expect(await placesOfModel(id)).toEqual([{ category_id, sub_category_id: sub.id, brand_id: here.brand_id }]);
});

test.each<[sentence: string, rule: string, changes: Changes<'products'>]>([
  ['above its regular price', 'a_regular_price_is_not_below_the_price', { regular_price_tug: 99_999 }],
  ['with a bonus of 2 percent', 'a_bonus_is_3_to_100_percent', { bonus_percent: 2 }],
  ['with a bonus of 101 percent', 'a_bonus_is_3_to_100_percent', { bonus_percent: 101 }],
  ['with a campaign of 100 percent', 'a_discount_is_0_to_99_percent', { discount_percent: 100 }],
  ['with a campaign price that ends otherwise', 'a_campaign_price_ends_in_00_or_900', { discount_ending: 500 }],
  ['with a campaign below 0 percent', 'a_discount_is_0_to_99_percent', { discount_percent: -1 }],
  ['given away by its campaign', 'a_discounted_unit_still_costs_money', { price_tug: 1, discount_percent: 50 }],
  [
    'whose campaign ends before it starts',
    'a_discount_ends_after_it_starts',
    { discount_starts_at: daysFromNow(1), discount_ends_at: daysFromNow(0) },
  ],
  ['whose delivery from China is below zero', 'china_delivery_is_never_negative', { china_delivery_tug: -1 }],
  ['of seven digits', 'a_product_code_is_eight_digits', { code: '7048921' }],
  ['of nine digits', 'a_product_code_is_eight_digits', { code: '704892150' }],
  ['with a letter in its code', 'a_product_code_is_eight_digits', { code: '7048921a' }],
  ['with dots in its code', 'a_product_code_is_eight_digits', { code: '704.892.' }],
  ['with a line end behind its code', 'a_product_code_is_eight_digits', { code: '70489215\n' }],
  ['with digits of another script', 'a_product_code_is_eight_digits', { code: '᠗᠐᠔᠘᠙᠒᠑᠕' }],
  ['without a name', 'a_product_has_a_name', { name: '' }],
  [
    'that is withdrawn before it is published',
    'a_product_is_withdrawn_after_it_was_published',
    { withdrawn_at: daysFromNow(-1) },
  ],
  [
    'that is withdrawn though it never was published',
    'a_product_is_withdrawn_after_it_was_published',
    { published_at: null, withdrawn_at: daysFromNow(0) },
  ],
  ['with six stars', 'ratings_are_1_to_5_each', { rating_count: 1, rating_sum: 6 }],
])('no product is sold %s', async (_, rule, changes) => {
  const { db } = real.database;
  const row = await newProduct(db, changes);
  await expectRefusal(db.insertInto('products').values(row).execute(), rule);
  expect(await db.selectFrom('products').select('id').where('colour_id', '=', row.colour_id).execute()).toEqual([]);
});

test.each([0, -1])('no product has a price of %i', async (price_tug) => {
  const { db } = real.database;
  const row = await newProduct(db, { price_tug });
  await expectRefusal(db.insertInto('products').values(row).execute(), 'a_price_is_above_zero');
  expect(await db.selectFrom('products').select('id').where('colour_id', '=', row.colour_id).execute()).toEqual([]);
});

test.each<Changes<'products'>>([
  { bonus_percent: 3 },
  { bonus_percent: 100 },
  { price_tug: 1, regular_price_tug: 1 },
  { price_tug: 100_000, regular_price_tug: 100_000 },
  { discount_percent: 99 },
  { code: '00000001' },
])('what stands exactly on the bound is sold: %o', async (changes) => {
  expect(await insertProduct(real.database.db, changes)).toBeGreaterThan(0);
});

test('a code is of one product, and a colour occurs once in a model', async () => {
  const { db } = real.database;
  const { id, code, colour_id } = await demoProduct(db);
  await expectRefusal(insertProduct(db, { code }), 'a_product_code_is_unique');
  await expectRefusal(insertProduct(db, { colour_id }), 'a_colour_occurs_once_in_a_model');
  expect(await demoProduct(db, code)).toMatchObject({ id, colour_id });
});

test('the history of prices has real prices with a reason, and is only ever added to', async () => {
  const { db } = real.database;
  const product_id = await insertProduct(db);
  const price = { product_id, price_tug: 90_000, regular_price_tug: 100_000, reason: 'хямдрал' };
  const record = (changes: Changes<'product_prices'>) =>
    db
      .insertInto('product_prices')
      .values({ ...price, ...changes })
      .execute();
  await expectRefusal(record({ price_tug: 0 }), 'a_price_is_above_zero');
  await expectRefusal(record({ regular_price_tug: 89_999 }), 'a_regular_price_is_not_below_the_price');
  await expectRefusal(record({ reason: '' }), 'a_price_change_has_a_reason');
  await record({});
  await expectAppendOnly(db, 'product_prices', 'reason', 'the_price_history_is_append_only');
});
