import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../../../../scripts/repository-files.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { changePrice } from './change-price.ts';

const real = databaseOfTest();
const NO_CAMPAIGN = { percent: 0, ending: 0, startsAt: null, endsAt: null };
const productIds = async () => {
  const rows = await real.database.db.selectFrom('products').select('id').orderBy('id').limit(3).execute();
  return rows.map(({ id }) => id);
};
const historyOf = (productId: number) =>
  real.database.db
    .selectFrom('product_prices')
    .select(['price_tug', 'regular_price_tug', 'discount_percent', 'staff_id', 'reason'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();
const change = (productId: number, priceTug: number, reason: string) =>
  inTransaction(real.database.db, (tx) =>
    changePrice(
      tx,
      productId,
      { priceTug, regularPriceTug: 900_000, campaign: NO_CAMPAIGN },
      { staffId: null, reason },
    ),
  );

test('a changed price is remembered with its reason, behind what it cost before', async () => {
  const [id = 0] = await productIds();
  const { db } = real.database;
  const before = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await change(id, 500_000, 'Намрын хямдрал');
  await change(id, 600_000, 'Хямдрал дууслаа');
  const now = { regular_price_tug: 900_000, discount_percent: 0, staff_id: null };
  expect(await historyOf(id)).toEqual([
    {
      price_tug: before.price_tug,
      regular_price_tug: before.regular_price_tug,
      discount_percent: before.discount_percent,
      staff_id: null,
      reason: 'first price',
    },
    { ...now, price_tug: 500_000, reason: 'Намрын хямдрал' },
    { ...now, price_tug: 600_000, reason: 'Хямдрал дууслаа' },
  ]);
});

test('a price that is written past changePrice is remembered all the same, without the reason of another change', async () => {
  const [, other = 0, id = 0] = await productIds();
  await inTransaction(real.database.db, async (tx) => {
    const price = { priceTug: 700_000, regularPriceTug: 900_000, campaign: NO_CAMPAIGN };
    await changePrice(tx, other, price, { staffId: null, reason: 'Намрын хямдрал' });
    await tx.updateTable('products').set({ price_tug: 1_000 }).where('id', '=', id).execute();
  });
  expect((await historyOf(id)).at(-1)).toMatchObject({ price_tug: 1_000, reason: 'not told' });
});

test('the same price again, and whatever else changes, is no new price', async () => {
  const [, id = 0] = await productIds();
  await change(id, 444_000, 'Шинэ үнэ');
  const before = (await historyOf(id)).length;
  await change(id, 444_000, 'Шинэ үнэ');
  await real.database.db.updateTable('products').set({ popularity: 7 }).where('id', '=', id).execute();
  expect(await historyOf(id)).toHaveLength(before);
});

test('a product that is not there has no price to change', async () => {
  await expect(change(999_999_999, 1_000, 'Шинэ үнэ')).rejects.toMatchObject({ code: 'product_not_found' });
});

test('twenty changes at once are twenty rows, and the last of them is the price', async () => {
  const [id = 0] = await productIds();
  const before = (await historyOf(id)).length;
  await Promise.all(Array.from({ length: 20 }, (_, at) => change(id, 100_000 + at, `Өөрчлөлт ${at}`)));
  const history = await historyOf(id);
  expect(history).toHaveLength(before + 20);
  const { price_tug } = await real.database.db
    .selectFrom('products')
    .select('price_tug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(history.at(-1)?.price_tug).toBe(price_tug);
});

/** Statements that write a price, or may: their columns are not spelled out. */
function writesOfPrices(source: string): string[] {
  const statements = source.match(
    /(updateTable\('products'\)|insertInto\('products'\)|(update|insert into) products\b)[^;]*/g,
  );
  const columns = /price_tug|discount_(percent|ending|starts_at|ends_at)|\.(set|values)\((?!\s*[{(])/;
  return (statements ?? []).filter((statement) => columns.test(statement));
}

test('no other line of the server changes a price', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const files = repositoryFiles(root).filter(
    (file) => /^server\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|^server\/src\/seed\//.test(file),
  );
  const writers = files.filter((file) => writesOfPrices(readFileSync(`${root}/${file}`, 'utf8')).length > 0);
  expect(writers).toEqual([
    // A new product is inserted with its first price.
    'server/src/modules/catalogue/admin/page/create-product.queries.ts',
    'server/src/modules/catalogue/prices/prices.queries.ts',
  ]);
});

test.each([
  ["tx.updateTable('products').set({ price_tug: 1 }).where('id', '=', 1);", 1],
  ["tx.updateTable('products').set(changes).execute();", 1],
  ['sql`update products set regular_price_tug = 2`.execute(tx);', 1],
  ["tx.updateTable('products').set({ rating_sum: 5 }).execute();", 0],
])('a planted write is seen: %s', (source, seen) => {
  expect(writesOfPrices(source)).toHaveLength(seen);
});
