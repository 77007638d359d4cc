import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { askAs, signedInCustomer } from '../../signed-in-customer.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  shop = await appOfTest(real.database);
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['support'], { name: 'Солонго' }));
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const write = (token: string, message: string) => askAs(shop.app, token, 'contact', { title: 'Хүргэлт', message });

test('a thread is answered by email once, and what the customer writes next joins it', async () => {
  const { db } = real.database;
  const { id: customer, email, token } = await signedInCustomer(db);
  await write(token, 'Хэзээ ирэх вэ?');
  const { thread } = (await ask('showThread', { customer })).body;
  expect(thread).toMatchObject({ waiting: 1, lines: [{ staff: null, text: 'Хэзээ ирэх вэ?' }] });
  await write(token, 'Мягмар гарагт боломжтой');
  const early = await ask('answerThread', { customer, last: thread.last, text: 'Маргааш' });
  expect(early).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  const { last } = (await ask('showThread', { customer })).body.thread;
  const answered = (await ask('answerThread', { customer, last, text: 'Мягмар 15–18 цагт очно' })).body.thread;
  expect(answered).toMatchObject({ waiting: 0, lines: [{}, {}, { staff: 'Солонго', text: 'Мягмар 15–18 цагт очно' }] });
  const emails = db
    .selectFrom('notifications')
    .select(['recipient', 'payload'])
    .where('template', '=', 'contact-answer');
  expect(await emails.where('customer_id', '=', customer).execute()).toMatchObject([
    { recipient: email, payload: { text: 'Мягмар 15–18 цагт очно' } },
  ]);
  await write(token, 'Баярлалаа');
  const { threads } = (await ask('listThreads', {})).body;
  expect(threads.find((one: { customer: number }) => one.customer === customer)).toMatchObject({
    ...{ waiting: 1, message: 'Баярлалаа' },
  });
  const again = (await ask('showThread', { customer })).body.thread;
  expect(again.lines).toHaveLength(4);
  expect((await ask('closeThread', { customer, last: again.last })).body.thread.waiting).toBe(0);
  expect((await ask('showThread', { customer: 999_999 })).body.code).toBe('thread_not_found');
});

test('a hidden review counts no star and is shown again with them, and its answer is read in the shop', async () => {
  const { db } = real.database;
  const { token } = await signedInCustomer(db);
  const product = await db.selectFrom('products').select(['id', 'code']).limit(1).executeTakeFirstOrThrow();
  const sums = () =>
    db
      .selectFrom('products')
      .select(['rating_count', 'rating_sum'])
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
  const id = product.code;
  await askAs(shop.app, token, 'addProductReview', { id, rate: 2, message: 'Нэг хөл нь богино' });
  const before = await sums();
  const [review] = (await ask('listReviews', { show: 'few_stars' })).body.reviews;
  expect(review).toMatchObject({ rate: 2, message: 'Нэг хөл нь богино', answer: null, hidden: null });
  const answered = (await ask('answerReview', { id: review.id, version: review.version, answer: 'Үнэгүй солино' })).body
    .review;
  const shown = async () => (await askAs(shop.app, token, 'productReviews', { id, page: 1 })).body.reviews;
  expect((await shown()).find((one) => one.id === review.id)?.answer).toBe('Үнэгүй солино');
  const stale = await ask('hideReview', { id: review.id, version: review.version, because: 'insult' });
  expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  const hidden = (await ask('hideReview', { id: review.id, version: answered.version, because: 'off_topic' })).body
    .review;
  expect(hidden.hidden).toBe('off_topic');
  expect(await sums()).toEqual({ rating_count: before.rating_count - 1, rating_sum: before.rating_sum - 2 });
  expect((await shown()).some((one) => one.id === review.id)).toBe(false);
  await ask('publishReview', { id: review.id, version: hidden.version });
  expect(await sums()).toEqual(before);
  expect((await shown()).some((one) => one.id === review.id)).toBe(true);
  expect((await ask('hideReview', { id: review.id, version: 9, because: 'rude' })).status).toBe(400);
});
