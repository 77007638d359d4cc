import { expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { whileAnotherIsOpen } from './races.ts';
import { expectRefusal } from './refusals.ts';
import { insertProduct } from './rows.ts';

const real = databaseOfTest();

const wear = (product_id: number, from: number, to: number | null, kind = 'new', db: Db = real.database.db) =>
  db
    .insertInto('product_badges')
    .values({ product_id, kind, starts_at: day(from), ends_at: to === null ? null : day(to) })
    .execute();
const day = (number: number): Date => new Date(Date.UTC(2027, 0, number));

const badgesOf = (productId: number) =>
  real.database.db.selectFrom('product_badges').select('kind').where('product_id', '=', productId).execute();

test('a badge is not worn twice at a time, and one may begin when the other ends', async () => {
  const product = await insertProduct(real.database.db);
  const rule = 'a_badge_is_worn_once_at_a_time';
  await wear(product, 10, 20);
  await expectRefusal(wear(product, 19, 25), rule);
  await expectRefusal(wear(product, 5, 11), rule);
  await expectRefusal(wear(product, 12, 15), rule);
  await expectRefusal(wear(product, 5, null), rule);
  expect(await badgesOf(product)).toHaveLength(1);
  await wear(product, 20, 30);
  await wear(product, 5, 10);
  await wear(product, 12, 15, 'top_seller');
  expect(await badgesOf(product)).toHaveLength(4);
});

test('a badge without an end is worn until it is taken off', async () => {
  const product = await insertProduct(real.database.db);
  await wear(product, 10, null);
  await expectRefusal(wear(product, 300, 301), 'a_badge_is_worn_once_at_a_time');
  const takeOff = real.database.db.updateTable('product_badges').where('product_id', '=', product);
  await takeOff.set({ ends_at: day(300) }).execute();
  await wear(product, 300, 301);
  expect(await badgesOf(product)).toHaveLength(2);
});

test('two of the staff put on the same badge at the same moment: one is worn', async () => {
  const { db } = real.database;
  const product = await insertProduct(db);
  const second = whileAnotherIsOpen(
    db,
    (tx) => wear(product, 1, 9, 'new', tx),
    (tx) => wear(product, 5, 15, 'new', tx),
  );
  await expectRefusal(second, 'a_badge_is_worn_once_at_a_time');
  expect(await badgesOf(product)).toHaveLength(1);
});

test('a badge is a known one and ends after it begins', async () => {
  const product = await insertProduct(real.database.db);
  await expectRefusal(wear(product, 1, 2, 'cheap'), 'a_badge_is_known');
  await expectRefusal(wear(product, 2, 2), 'a_badge_ends_after_it_begins');
  expect(await badgesOf(product)).toEqual([]);
});
