import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { startApi, stopProcess } from '../../../test/process-of-test.ts';
import { askAs, type CustomerOfTest, oneMoreSession, signedInCustomer } from '../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { createCacheMemory } from '../../cache/cache-memory.ts';
import { createCardCache } from '../catalogue/public.ts';
import { savedCards, savedCodes } from './public.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let customer: CustomerOfTest;
/** Twenty products on sale. */
let codes: string[];

beforeAll(async () => {
  shop = await appOfTest(real.database);
  const rows = await real.database.db
    .selectFrom('products')
    .select('code')
    .where('is_listed', '=', true)
    .orderBy('id')
    .limit(20)
    .execute();
  codes = rows.map(({ code }) => code);
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await signedInCustomer(real.database.db);
});

const save = (code: string | undefined, by = customer) => askAs(shop.app, by.token, 'addFavourite', { id: code });
const takeOff = (code: string | undefined) => askAs(shop.app, customer.token, 'removeFavourite', { id: code });
const saved = (by = customer) => savedCodes(real.database.db, by.id);
const setListed = (code: string | undefined, listed: boolean) =>
  real.database.db
    .updateTable('products')
    .set({ withdrawn_at: listed ? null : DEMO_DAY })
    .where('code', '=', code ?? '')
    .execute();

test('five products are saved, a sixth is refused in the words of the specification', async () => {
  for (const code of codes.slice(0, 5)) expect((await save(code)).status).toBe(200);
  const refused = await save(codes[5]);
  expect(refused).toMatchObject({
    status: 409,
    body: { result: 'failed', data: '5-аас дээш бүтээгдэхүүн хадгалах боломжгүй' },
  });
  expect(await saved()).toEqual(codes.slice(0, 5).toReversed());
});

test('saving a saved product again is a success, also when all five places are taken', async () => {
  for (const code of [...codes.slice(0, 5), codes[4], codes[0]]) {
    expect(await save(code)).toMatchObject({ status: 200, body: { result: 'success' } });
  }
  expect(await saved()).toHaveLength(5);
});

test('what is taken off makes room, and taking it off twice is no error', async () => {
  for (const code of codes.slice(0, 5)) await save(code);
  for (const _ of [1, 2]) expect((await takeOff(codes[2])).status).toBe(200);
  expect((await save(codes[7])).status).toBe(200);
  expect(new Set(await saved())).toEqual(new Set([codes[0], codes[1], codes[3], codes[4], codes[7]]));
});

test('nobody saves or takes off for somebody else', async () => {
  const other = await signedInCustomer(real.database.db);
  await save(codes[0]);
  await save(codes[1], other);
  expect((await takeOff(codes[1])).status).toBe(200);
  expect([await saved(), await saved(other)]).toEqual([[codes[0]], [codes[1]]]);
  expect((await askAs(shop.app, 'no-session-of-this-shop', 'addFavourite', { id: codes[0] })).status).toBe(401);
});

test('the price that is remembered is the one of the campaign that runs', async () => {
  await save('70489218');
  const row = await real.database.db
    .selectFrom('favourites')
    .select('price_seen_tug')
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow();
  expect(row.price_seen_tug).toBe(1_827_415);
});

test.each(['00000000', 'nothing'])('what is not there (%s) cannot be saved', async (code) => {
  expect(await save(code)).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
});

test('what is not sold any more is not shown among the saved ones, and gives its place to the next', async () => {
  for (const code of codes.slice(0, 5)) await save(code);
  await setListed(codes[3], false);
  onTestFinished(async () => void (await setListed(codes[3], true)));
  expect(await saved()).not.toContain(codes[3]);
  expect((await save(codes[3])).status).toBe(404);
  expect((await save(codes[9])).status).toBe(200);
  expect(await saved()).toHaveLength(5);
});

test('one that is back before its place is needed is saved still', async () => {
  await save(codes[0]);
  await setListed(codes[0], false);
  await save(codes[1]);
  await setListed(codes[0], true);
  expect(new Set(await saved())).toEqual(new Set([codes[0], codes[1]]));
});

test('the saved products are shown as cards, the newest first', async () => {
  const { db } = real.database;
  await save(codes[0]);
  await save(codes[1]);
  await sql`update favourites set created_at = created_at + interval '1 minute'
    where customer_id = ${customer.id} and product_id = (select id from products where code = ${codes[0]})`.execute(db);
  const changes = { moment: () => 0, since: () => false };
  const cards = createCardCache(db, changes, createCacheMemory(8));
  const shown = await savedCards({ db, cards }, customer.id, DEMO_DAY);
  expect(shown.map(({ code }) => code)).toEqual([codes[0], codes[1]]);
  expect(await saved()).toEqual([codes[0], codes[1]]);
});

test('twenty products at once, from two processes: five are saved, fifteen are refused', async () => {
  const env = { DATABASE_URL: real.url, REDIS_URL: inject('redisUrl') };
  const processes = await Promise.all([startApi(env), startApi(env)]);
  onTestFinished(async () => void (await Promise.all(processes.map(stopProcess))));
  // Theirs is the real clock.
  const token = await oneMoreSession(real.database.db, customer.id);
  await real.database.db
    .updateTable('sessions')
    .set({ created_at: new Date(), last_seen_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) })
    .where('customer_id', '=', customer.id)
    .execute();
  // A busy machine may make a request wait longer than the limit: nothing was done, and the customer presses again.
  const press = async (id: string, at: number): Promise<number> => {
    for (;;) {
      const { status } = await fetch(`${processes[at % 2]?.address}/api/product/add-favourite-product`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ id }),
      });
      if (status !== 503) return status;
    }
  };
  const statuses = await Promise.all(codes.map(press));
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 409).length,
  ]).toEqual([5, 15]);
  expect(await saved()).toHaveLength(5);
});
