import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import { type Changes, daysFromNow, demoProduct, insertProduct } from './rows.ts';

const real = databaseOfTest();

const version = async (id: number) =>
  (await real.database.db.selectFrom('products').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version;

const change = (id: number, changes: Changes<'products'>) =>
  real.database.db.updateTable('products').set(changes).where('id', '=', id).execute();

test('every edit of a product counts its version, also one that names another version', async () => {
  const id = await insertProduct(real.database.db);
  expect(await version(id)).toBe(1);
  await change(id, { name: 'NARAN, улаан' });
  await change(id, { price_tug: 1_000, regular_price_tug: 2_000 });
  await change(id, { version: 90 });
  expect(await version(id)).toBe(4);
});

test.each<Changes<'products'>>([
  { popularity: 71 },
  { rating_count: 2, rating_sum: 9 },
  { ready_in_ulaanbaatar: true },
])('what the shop itself writes does not count: %j', async (own) => {
  const id = await insertProduct(real.database.db);
  // Only stock counted in Ulaanbaatar is ready there.
  const counted = { product_id: id, counted_at: new Date(), counted_in: 'ulaanbaatar' };
  await real.database.db.insertInto('stock_places').values(counted).execute();
  await change(id, own);
  expect(await version(id)).toBe(1);
});

test('every edit of a model counts its version', async () => {
  const { db } = real.database;
  const { model_id } = await demoProduct(db);
  const read = () => db.selectFrom('models').select('version').where('id', '=', model_id).executeTakeFirstOrThrow();
  const before = await read();
  await db.updateTable('models').set({ not_included: 'дэр' }).where('id', '=', model_id).execute();
  expect((await read()).version).toBe(before.version + 1);
});

test('codes stay, and nothing is deleted', async () => {
  const { db } = real.database;
  const { id, model_id } = await demoProduct(db);
  await expectRefusal(change(id, { code: '99999999' }), 'a_product_keeps_its_code');
  await expectRefusal(db.deleteFrom('products').where('id', '=', id).execute(), 'products_are_never_deleted');
  const model = db.updateTable('models').set({ code: 'another' }).where('id', '=', model_id);
  await expectRefusal(model.execute(), 'a_model_keeps_its_code');
  await expectRefusal(db.deleteFrom('models').where('id', '=', model_id).execute(), 'models_are_never_deleted');
});

test.each<[string, Changes<'products'>]>([
  ['only_an_unlisted_product_is_to_be_published', { publish_at: daysFromNow(1), published_at: daysFromNow(-1) }],
  ['a_tax_classification_is_seven_digits', { tax_classification: '940161' }],
  ['a_customs_code_is_4_to_10_digits', { customs_code: '9401.61' }],
])('no product breaks %s', async (rule, changes) => {
  const id = await insertProduct(real.database.db);
  await expectRefusal(change(id, changes), rule);
});

test('a cost is above zero', async () => {
  const { db } = real.database;
  const id = await insertProduct(db);
  const free = db.insertInto('product_costs').values({ product_id: id, cost_fen: 0, changed_at: daysFromNow(0) });
  await expectRefusal(free.execute(), 'a_cost_is_above_zero');
});
