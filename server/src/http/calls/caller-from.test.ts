import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { insertCustomer } from '../../../test/guards/rows.ts';
import type { Caller, Customer, Guest } from '../../callers/caller.ts';
import { createCallTable } from './call-table.ts';

const real = databaseOfTest();
const TOKEN = 'a-token-of-a-customer';
let shop: AppOfTest | undefined;
afterEach(() => shop?.close());

const findSession = async (token: string) => (token === TOKEN ? { customerId: 7, sessionId: 'session-7' } : null);

/** A shop with these calls, where TOKEN opens the session of customer 7. */
async function shopWith(bind: (table: ReturnType<typeof createCallTable>) => void): Promise<AppOfTest> {
  const table = createCallTable();
  bind(table);
  shop = await appOfTest(real.database, { table, findSession });
  return shop;
}

const ask = ({ app }: AppOfTest, url: string, headers: Record<string, string> = {}, payload: object = {}) =>
  app.inject({ method: 'POST', url, headers, payload });

test('a call for customers knows whose session asks, and with which request', async () => {
  const callers: Caller[] = [];
  const there = await shopWith((table) =>
    table.bind('removeFromCart', async (_body, caller) => {
      expectTypeOf(caller).toEqualTypeOf<Customer>();
      callers.push(caller);
      return { result: 'success' };
    }),
  );
  const headers = { authorization: `Bearer ${TOKEN}`, 'user-agent': 'a browser', 'x-request-id': 'request-17' };
  expect((await ask(there, '/api/user/remove-cart', headers, { code: '70489215' })).statusCode).toBe(200);
  expect(callers).toEqual([
    {
      who: 'customer',
      customerId: 7,
      sessionId: 'session-7',
      requestId: 'request-17',
      address: '127.0.0.1',
      browser: 'a browser',
      browserKey: '',
      call: 'removeFromCart',
      idempotency: null,
    },
  ]);
});

test.each([
  ['no token', {}],
  ['an unknown token', { authorization: 'Bearer a-token-of-nobody-here' }],
  ['another scheme', { authorization: `Basic ${TOKEN}` }],
  ['a token that is none', { authorization: 'Bearer x' }],
  ['two tokens', { authorization: `Bearer ${TOKEN} ${TOKEN}` }],
])('with %s a call for customers is refused, and nothing is done', async (_, headers) => {
  let done = 0;
  const there = await shopWith((table) =>
    table.bind('removeFromCart', async () => {
      done += 1;
      return { result: 'success' };
    }),
  );
  const answer = await ask(there, '/api/user/remove-cart', headers as Record<string, string>, { code: '70489215' });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'login_required', data: 'Нэвтэрсэн байх шаардлагатай' });
  expect(done).toBe(0);
});

test('a call for anyone does not look at sessions', async () => {
  const callers: Caller[] = [];
  const there = await shopWith((table) =>
    table.bind('brands', async (_body, caller) => {
      expectTypeOf(caller).toEqualTypeOf<Guest>();
      callers.push(caller);
      return { result: 'success', brand: [], featured: [], top: [], discount: [], categories: [], payments: [] };
    }),
  );
  await ask(there, '/api/home/brands', { authorization: `Bearer ${TOKEN}` });
  expect(callers.map(({ who }) => who)).toEqual(['nobody']);
});

test('a call for customers that no session guards keeps the process from starting', async () => {
  const table = createCallTable();
  table.bind('removeFromCart', async () => ({ result: 'success' }));
  await expect(appOfTest(real.database, { table, findSession: undefined })).rejects.toThrow(
    /removeFromCart needs a customer/,
  );
});

test('only what is the same for everybody can be kept: anything else does not compile', () => {
  const table = createCallTable();
  const keepFor = 20;
  // @ts-expect-error personal answers are not cached
  expect(() => table.bindKept('myInfo', async () => ({}) as never, { keepFor })).not.toThrow();
  // @ts-expect-error a call that changes something is not cached
  expect(() => table.bindKept('register', async () => ({}) as never, { keepFor })).not.toThrow();
  // @ts-expect-error an answer with a personal part says how that part is computed
  expect(() => table.bindKept('singleProduct', async () => ({}) as never, { keepFor })).not.toThrow();
  // @ts-expect-error a cached answer is computed without the caller
  expect(() => table.bindKept('brands', async (_body, caller: Guest) => caller as never, { keepFor })).not.toThrow();
});

test('guests and customers share one kept product, and each customer sees their own review in it', async () => {
  const { db } = real.database;
  const customers = await Promise.all([insertCustomer(db), insertCustomer(db)]);
  const product = await db.selectFrom('products').select('id').where('code', '=', '70489215').executeTakeFirstOrThrow();
  for (const [at, customer_id] of customers.entries()) {
    const message = `opinion ${at}`;
    await db.insertInto('reviews').values({ customer_id, product_id: product.id, rating: 4, message }).execute();
  }
  shop = await appOfTest(real.database, {
    findSession: async (token) => {
      const customerId = customers[Number(token.at(-1))];
      return customerId === undefined ? null : { customerId, sessionId: token };
    },
  });
  const there = shop;
  const seen = async (headers: Record<string, string>) =>
    (await ask(there, '/api/product/single-product', headers, { id: '70489215' })).json().my_review?.message ?? null;
  const as = (at: number) => ({ authorization: `Bearer the-token-of-customer-${at}` });
  for (let round = 0; round < 3; round += 1) {
    expect(await Promise.all([seen({}), seen(as(0)), seen(as(1)), seen({})])).toEqual([
      null,
      'opinion 0',
      'opinion 1',
      null,
    ]);
  }
});

test('pages ask for what changes nothing, and for nobody’s own', async () => {
  const table = createCallTable();
  table.bind('removeFromCart', async () => ({ result: 'success' }));
  await expect(table.ask('removeFromCart', { code: '70489215' })).rejects.toThrow('removeFromCart is not for pages');
});

test('the query of a GET call is parsed as a body is', async () => {
  const there = await shopWith((table) =>
    table.bind('cartOrders', async (body) => {
      const pagination = { page: body?.page ?? 1, pageSize: 20, totalProduct: 0, totalPage: 0 };
      return { result: 'success', orders: [], fav: [], pagination };
    }),
  );
  const get = (url: string) => there.app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
  expect((await get('/api/product/cart-orders')).json()).toMatchObject({ pagination: { page: 1 } });
  expect((await get('/api/product/cart-orders?page=2')).json()).toMatchObject({ pagination: { page: 2 } });
  expect((await get('/api/product/cart-orders?page=last')).statusCode).toBe(400);
  expect((await get('/api/product/cart-orders?pages=2')).statusCode).toBe(400);
});
