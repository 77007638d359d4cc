// How often the calls of an order ask the database. Everything of a request is counted: the look at its session, begin and commit.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { choiceOf } from '../money/money-of-test.ts';
import { providerOfTest } from '../money/provider-in-memory.ts';
import { recordStatements } from '../recorded-statements.ts';
import { askAs, signedInCustomer } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';
import { bodyOf, sendOrder, shownTo } from './form-of-test.ts';
import { stockedProduct } from './stocked-product.ts';

const real = databaseOfTest();
let recorded: ReturnType<typeof recordStatements>;
let shop: AppOfTest;

beforeAll(async () => {
  recorded = recordStatements(real.database.pool);
  const now = () => DEMO_DAY;
  const paying = { origin: 'https://tokhi.example', gateways: { storepay: providerOfTest(now) } };
  shop = await appOfTest({ ...real.database, db: recorded.db }, {}, {}, { paying, now });
});
afterAll(() => shop?.close());

/** The statements of one request. */
async function statementsOf(ask: () => Promise<{ status: number }>): Promise<string[]> {
  recorded.take();
  expect((await ask()).status).toBe(200);
  return recorded.take().map(({ sql }) => sql);
}

test('an order is made, shown, listed and submitted in few statements', async () => {
  const { db } = real.database;
  const buyer = await signedInCustomer(db);
  await db.insertInto('bonus_ledger').values({ customer_id: buyer.id, points: 2_000, reason: 'welcome' }).execute();
  const goods = [await stockedProduct(db, 5), await stockedProduct(db, 5), await stockedProduct(db, 5)];
  const form = { lines: goods.map(({ code }) => ({ code, qty: 1 })), warehouse: 0 as const, district: 1, khoroo: 1 };
  const body = bodyOf(await shownTo(shop.app, buyer.token, form), form);
  let ordernumber = '';
  const created = await statementsOf(async () => {
    const made = await sendOrder(shop.app, buyer.token, body, { 'idempotency-key': 'one-order-of-three' });
    ordernumber = made.body.ordernumber;
    return made;
  });
  const shown = await statementsOf(() => askAs(shop.app, buyer.token, 'showOrder', { ordernumber }));
  const listed = await statementsOf(() => askAs(shop.app, buyer.token, 'showOrders'));
  const page = await askAs(shop.app, buyer.token, 'getIncompleteOrder', { ordernumber });
  const submitted = await statementsOf(() =>
    askAs(shop.app, buyer.token, 'submitOrder', choiceOf(page.body, 'storepay', 2_000)),
  );
  const counted = { created, shown, listed, submitted };
  expect(Object.fromEntries(Object.entries(counted).map(([call, all]) => [call, all.length]))).toEqual({
    created: 14,
    shown: 3,
    listed: 3,
    // With points, which are one statement more.
    submitted: 11,
  });
});
