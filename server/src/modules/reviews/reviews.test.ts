import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { insertOrder, newOrderLine, paid } from '../../../test/guards/rows.ts';
import { startApi, stopProcess } from '../../../test/process-of-test.ts';
import { shopOfTest } from '../../../test/shop-of-test.ts';
import { askAs, type CustomerOfTest, oneMoreSession, signedInCustomer } from '../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';

/** Three reviews of the demo shop: 5, 5 and 4 stars. */
const NARAN = '70489215';
/** The same sofa in another colour, without reviews. */
const UNRATED = '70489216';
const real = databaseOfTest();
let shop: AppOfTest;
let customer: CustomerOfTest;

beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await signedInCustomer(real.database.db);
});

const say = (id: string | number, rate: number, message: string, by = customer) =>
  askAs(shop.app, by.token, 'addProductReview', { id, rate, message });
const show = (id = NARAN) => shopOfTest(real.database.db, () => DEMO_DAY, 'anew').ask('singleProduct', { id });
const pageOf = (page: number, id = NARAN) =>
  shopOfTest(real.database.db, () => DEMO_DAY, 'anew').ask('productReviews', { id, page });
/** The stored sums of the stars, and the expected ones. */
async function sums(code: string) {
  const { rows } = await sql<{ kept: string; counted: string }>`
    select concat(rating_count, ' ', rating_sum) as kept,
           (select concat(count(*), ' ', coalesce(sum(rating), 0)) from reviews
            where product_id = products.id and status = 'published') as counted
    from products where code = ${code}`.execute(real.database.db);
  return rows[0];
}

test('a review is the first on its page, with first name and one letter, and moves the stars', async () => {
  const writer = await signedInCustomer(real.database.db, { name: 'Болд Дорж' });
  const before = await show();
  expect(await say(NARAN, 1, '  Хөл нь суларсан ', writer)).toMatchObject({ status: 200, body: { result: 'success' } });
  const { review, stars, single } = await show();
  expect(review[0]).toMatchObject({ name: 'Болд Д.', rate: 1, message: 'Хөл нь суларсан', verified: false });
  expect(review[0]?.created_at).toBe(DEMO_DAY.toISOString());
  expect(stars).toEqual([before.stars[0] + 1, ...before.stars.slice(1)]);
  expect(single.review_count).toBe(before.single.review_count + 1);
});

test('no public name is shown whole, and the texts of demo reviews are as a customer writes', async () => {
  const { review } = await show();
  expect(review.filter(({ message }) => message.includes('жишээ'))).toEqual([]);
  expect(review.map(({ name }) => name)).toEqual(expect.arrayContaining(['Энхжин Б.', 'Тэмүүлэн Г.', 'Сарнай О.']));
  await real.database.db.updateTable('customers').set({ name: null }).where('id', '=', customer.id).execute();
  await say(NARAN, 5, 'Нэргүй');
  expect((await show()).review[0]).toMatchObject({ name: 'Худалдан авагч', message: 'Нэргүй' });
});

test('a second review replaces the first: one row, one place, the stars follow', async () => {
  await say(UNRATED, 2, 'Дунд зэрэг');
  await say(UNRATED, 5, '');
  const { review, single } = await show(UNRATED);
  expect(review.map(({ rate, message }) => [rate, message])).toEqual([[5, '']]);
  expect(single).toMatchObject({ review_count: 1, total_rate: 5 });
  expect(await sums(UNRATED)).toEqual({ kept: '1 5', counted: '1 5' });
});

test('the same review sent twice renews no page', async () => {
  await say(UNRATED, 4, 'Сайн');
  const { rows: before } = await sql`select from search_dirty`.execute(real.database.db);
  expect((await say(UNRATED, 4, 'Сайн')).status).toBe(200);
  const { rows: after } = await sql`select from search_dirty`.execute(real.database.db);
  expect(after).toHaveLength(before.length);
});

test('what the staff hid stays hidden and uncounted, whatever its writer makes of it', async () => {
  await say(NARAN, 5, 'Муу үг');
  const before = await sums(NARAN);
  await sql`update reviews set status = 'hidden', hidden_reason = 'insult' where customer_id = ${customer.id}`.execute(
    real.database.db,
  );
  await sql`update products set rating_count = rating_count - 1, rating_sum = rating_sum - 5 where code = ${NARAN}`.execute(
    real.database.db,
  );
  expect((await say(NARAN, 1, 'Бас муу үг')).status).toBe(200);
  const now = await sums(NARAN);
  expect(now?.kept).toBe(now?.counted);
  expect(now?.kept).not.toBe(before?.kept);
  expect((await show()).review.some(({ message }) => message === 'Бас муу үг')).toBe(false);
  expect((await askAs(shop.app, customer.token, 'singleProduct', { id: NARAN })).body.my_review).toMatchObject({
    rate: 1,
    message: 'Бас муу үг',
  });
});

test('a product is named by its code or its id, and one that is not sold cannot be reviewed', async () => {
  const { single } = await show('70489217');
  expect((await say(single.id, 5, 'Дугаараар')).status).toBe(200);
  expect((await show('70489217')).review[0]?.message).toBe('Дугаараар');
  expect(await say('00000000', 5, '')).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
  await sql`update products set withdrawn_at = now() where code = '70489218'`.execute(real.database.db);
  expect((await say('70489218', 5, '')).status).toBe(404);
});

test.each([
  [0, ''],
  [6, ''],
  [4.5, ''],
  [5, 'ө'.repeat(1_001)],
])('%d stars with such words are refused', async (rate, message) => {
  expect((await say(NARAN, rate, message)).status).toBe(400);
  expect(
    (await askAs(shop.app, 'no-session-of-this-shop', 'addProductReview', { id: NARAN, rate: 5, message: '' })).status,
  ).toBe(401);
});

test('the word of whoever had it delivered is marked, and of nobody else', async () => {
  const { db } = real.database;
  const marked = async () => (await show()).review.find(({ message }) => message === 'Ирсэн')?.verified;
  await say(NARAN, 5, 'Ирсэн');
  const orderId = await insertOrder(db, { customer_id: customer.id });
  await db
    .insertInto('order_lines')
    .values(await newOrderLine(db, orderId))
    .execute();
  const becomes = (set: object) => db.updateTable('orders').set(set).where('id', '=', orderId).execute();
  await becomes(paid());
  expect(await marked()).toBe(false);
  const times = ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'];
  for (const status of times) await becomes({ status, [`${status}_at`]: new Date() });
  expect(await marked()).toBe(true);
  expect((await pageOf(1)).reviews.find(({ message }) => message === 'Ирсэн')?.verified).toBe(true);
  // Another product of the same customer, and the same product of another customer.
  await say(UNRATED, 5, 'Өөр');
  expect((await show(UNRATED)).review.find(({ message }) => message === 'Өөр')?.verified).toBe(false);
  expect((await show()).review.filter(({ verified }) => verified)).toHaveLength(1);
});

test('stars are counted over all reviews, of which each page shows ten', async () => {
  const { db } = real.database;
  const code = '70489217';
  for (let said = 0; said < 23; said += 1) {
    const writer = await signedInCustomer(db);
    await say(code, (said % 5) + 1, `Үг ${said}`, writer);
  }
  const { stars, single, review } = await show(code);
  expect(stars.reduce((sum, given) => sum + given, 0)).toBe(single.review_count);
  expect(review).toHaveLength(10);
  const pages = await Promise.all([1, 2, 3].map((page) => pageOf(page, code)));
  expect(pages[0]?.reviews).toEqual(review);
  const seen = pages.flatMap(({ reviews }) => reviews.map(({ id }) => id));
  expect(seen).toHaveLength(single.review_count);
  expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one));
  expect(pages[2]).toMatchObject({
    stars,
    pagination: { page: 3, pageSize: 10, totalProduct: single.review_count, totalPage: 3 },
  });
  // A page after the last shows the last one.
  expect(await pageOf(4, code)).toEqual(pages[2]);
  await expect(pageOf(1, '00000000')).rejects.toMatchObject({ code: 'product_not_found' });
});

test('twenty customers and twenty presses of one at the same moment, over two processes: each has one review, and the sums are right', async () => {
  const { db } = real.database;
  const env = { DATABASE_URL: real.url, REDIS_URL: inject('redisUrl') };
  const processes = await Promise.all([startApi(env), startApi(env)]);
  onTestFinished(async () => void (await Promise.all(processes.map(stopProcess))));
  const code = '70489216';
  const tokens: string[] = [];
  for (let at = 0; at < 20; at += 1) tokens.push((await signedInCustomer(db)).token);
  const eager = await oneMoreSession(db, customer.id);
  // The processes use the real clock.
  const later = new Date(Date.now() + 86_400_000);
  await db
    .updateTable('sessions')
    .set({ created_at: new Date(), last_seen_at: new Date(), expires_at: later })
    .execute();
  // On a busy machine a request may wait too long for the product row: nothing was done, and the customer retries.
  const send = async (token: string, at: number): Promise<number> => {
    for (;;) {
      const { status } = await fetch(`${processes[at % 2]?.address}/api/product/add-product-review`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ id: code, rate: (at % 5) + 1, message: `Үг ${at}` }),
      });
      if (status !== 503) return status;
    }
  };
  const statuses = await Promise.all([...tokens, ...tokens.map(() => eager)].map(send));
  expect(statuses).toEqual(statuses.map(() => 200));
  const now = await sums(code);
  expect(now?.kept).toBe(now?.counted);
  const { rows } = await sql`select from reviews where customer_id = ${customer.id}`.execute(db);
  expect(rows).toHaveLength(1);
});
