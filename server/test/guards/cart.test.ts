import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen } from './races.ts';
import { expectRefusal, tally } from './refusals.ts';
import { type Changes, insertCustomer, insertProduct } from './rows.ts';

const real = databaseOfTest();
/** Twenty products, as many as requests in a race. */
let products: number[];
beforeAll(async () => {
  products = [];
  for (let made = 0; made < 20; made += 1) products.push(await insertProduct(real.database.db));
});
const product = (index: number): number => products[index] ?? 0;

const save = (customer_id: number, slot: number, product_id: number, db: Db = real.database.db) =>
  db.insertInto('favourites').values({ customer_id, slot, product_id, price_seen_tug: 100_000 }).execute();

const favouritesOf = (customerId: number) =>
  real.database.db
    .selectFrom('favourites')
    .select(['slot', 'product_id'])
    .where('customer_id', '=', customerId)
    .orderBy('slot')
    .execute();

test('a sixth favourite is refused, whichever place it asks for', async () => {
  const customer = await insertCustomer(real.database.db);
  for (const slot of [1, 2, 3, 4, 5]) await save(customer, slot, product(slot));
  await expectRefusal(save(customer, 6, product(6)), 'at_most_five_favourites');
  await expectRefusal(save(customer, 0, product(6)), 'at_most_five_favourites');
  for (const slot of [1, 2, 3, 4, 5]) {
    await expectRefusal(save(customer, slot, product(6)), 'a_favourite_takes_a_free_place');
  }
  expect((await favouritesOf(customer)).map(({ product_id }) => product_id)).toEqual(products.slice(1, 6));
});

test('two requests that both saw the fifth place free cannot both take it', async () => {
  const { db } = real.database;
  const customer = await insertCustomer(db);
  for (const slot of [1, 2, 3, 4]) await save(customer, slot, product(slot));
  const second = whileAnotherIsOpen(
    db,
    (tx) => save(customer, 5, product(5), tx),
    (tx) => save(customer, 5, product(6), tx),
  );
  await expectRefusal(second, 'a_favourite_takes_a_free_place');
  expect(await favouritesOf(customer)).toHaveLength(5);
  expect((await favouritesOf(customer)).at(-1)).toEqual({ slot: 5, product_id: product(5) });
});

test('twenty requests for the same place at the same moment: one takes it', async () => {
  const customer = await insertCustomer(real.database.db);
  const outcomes = await allAtOnce(real.url, 20, (tx, index) => save(customer, 3, product(index), tx));
  expect(tally(outcomes)).toEqual({ accepted: 1, refused: { a_favourite_takes_a_free_place: 19 } });
  expect(await favouritesOf(customer)).toHaveLength(1);
});

test('a product is saved once, also in another place, and its place is free when it is taken off', async () => {
  const { db } = real.database;
  const customer = await insertCustomer(db);
  await save(customer, 1, product(1));
  await expectRefusal(save(customer, 2, product(1)), 'a_product_is_saved_once');
  await db.deleteFrom('favourites').where('customer_id', '=', customer).execute();
  await save(customer, 1, product(2));
  expect(await favouritesOf(customer)).toEqual([{ slot: 1, product_id: product(2) }]);
});

const review = (customer_id: number, changes: Changes<'reviews'> = {}, db: Db = real.database.db) =>
  db
    .insertInto('reviews')
    .values({ customer_id, product_id: product(0), rating: 5, ...changes })
    .execute();

const ratingsOf = async (customerId: number): Promise<number[]> => {
  const rows = real.database.db.selectFrom('reviews').select('rating').where('customer_id', '=', customerId);
  return (await rows.execute()).map(({ rating }) => rating);
};

test('a customer has one opinion of a product, also when two are sent at the same moment', async () => {
  const { db } = real.database;
  const customer = await insertCustomer(db);
  const second = whileAnotherIsOpen(
    db,
    (tx) => review(customer, { rating: 4 }, tx),
    (tx) => review(customer, { rating: 1 }, tx),
  );
  await expectRefusal(second, 'one_review_per_customer_and_product');
  await expectRefusal(review(customer), 'one_review_per_customer_and_product');
  expect(await ratingsOf(customer)).toEqual([4]);
  await review(customer, { product_id: product(1), rating: 2 });
  expect(await ratingsOf(customer)).toEqual([4, 2]);
});

test.each<[sentence: string, rule: string, changes: Changes<'reviews'>]>([
  ['of no star', 'a_rating_is_1_to_5', { rating: 0 }],
  ['of six stars', 'a_rating_is_1_to_5', { rating: 6 }],
  ['longer than 1000 signs', 'a_review_has_at_most_1000_signs', { message: 'ө'.repeat(1_001) }],
  ['in a status nobody knows', 'a_review_is_hidden_for_a_listed_reason', { status: 'praised' }],
])('no review %s', async (_, rule, changes) => {
  const customer = await insertCustomer(real.database.db);
  await expectRefusal(review(customer, changes), rule);
  expect(await ratingsOf(customer)).toEqual([]);
  await review(customer, { message: 'ө'.repeat(1_000) });
  expect(await ratingsOf(customer)).toEqual([5]);
});

const put = (customer_id: number, changes: Changes<'cart_lines'> = {}, db: Db = real.database.db) =>
  db
    .insertInto('cart_lines')
    .values({ customer_id, product_id: product(0), price_seen_tug: 100_000, ...changes })
    .execute();

const cartOf = (customerId: number) =>
  real.database.db.selectFrom('cart_lines').select('quantity').where('customer_id', '=', customerId).execute();

test('a line of the cart holds at least one piece, from the start and after each change', async () => {
  const { db } = real.database;
  const customer = await insertCustomer(db);
  for (const quantity of [0, -1]) await expectRefusal(put(customer, { quantity }), 'a_cart_line_holds_at_least_one');
  await expectRefusal(put(customer, { price_seen_tug: 0 }), 'a_price_seen_is_above_zero');
  await put(customer, { quantity: 2 });
  const less = db.updateTable('cart_lines').where('customer_id', '=', customer);
  await expectRefusal(less.set({ quantity: 0 }).execute(), 'a_cart_line_holds_at_least_one');
  expect(await cartOf(customer)).toEqual([{ quantity: 2 }]);
});

test('carts and their lines count their changes from 0 up', async () => {
  const { db } = real.database;
  const customer = await insertCustomer(db);
  await expectRefusal(put(customer, { version: -1 }), 'a_line_has_a_version');
  const count = (version: number) => db.insertInto('carts').values({ customer_id: customer, version }).execute();
  await expectRefusal(count(-1), 'cart_versions_only_count_up');
  await count(1);
  await expectRefusal(count(2), 'carts_pkey');
});

test('a product has one line in the cart, though «add» is pressed twice at the same moment', async () => {
  const { db } = real.database;
  const customer = await insertCustomer(db);
  const add = (tx: Db) => put(customer, { quantity: 3 }, tx);
  await expectRefusal(whileAnotherIsOpen(db, add, add), 'cart_lines_pkey');
  expect(await cartOf(customer)).toEqual([{ quantity: 3 }]);
});
