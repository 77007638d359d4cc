// One account orders all that it can without paying, from several browsers at once (decision 43): stock stays available to others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INVARIANT_CHECKS, verifyInvariants } from '../../src/modules/orders/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { bodyOf, type FormOfTest, sendOrder, shownTo } from '../orders/form-of-test.ts';
import { stockedProduct } from '../orders/stocked-product.ts';
import { type CustomerOfTest, oneMoreSession, signedInCustomer } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';
import { havePaidOnce } from './have-paid-once.ts';

const SESSIONS = 6;

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

type Lines = FormOfTest['lines'];
const goods = (count: number, stock: number, priceTug = 100_000) =>
  Promise.all(
    Array.from({ length: count }, () =>
      stockedProduct(real.database.db, stock, { price_tug: priceTug, regular_price_tug: priceTug }),
    ),
  );

/** The same order from all browsers at once. */
async function orderAtOnce({ id, token }: CustomerOfTest, lines: Lines, replaces?: string) {
  const form = { lines, ...(replaces && { replaces }) };
  const body = bodyOf(await shownTo(shop.app, token, form), form);
  const tokens = await Promise.all(Array.from({ length: SESSIONS }, () => oneMoreSession(real.database.db, id)));
  const answers = await Promise.all(tokens.map((one) => sendOrder(shop.app, one, body)));
  return answers.map(({ body: reply }) => reply.code ?? reply.result).toSorted();
}
const order = async ({ token }: CustomerOfTest, lines: Lines, replaces?: string) => {
  const form = { lines, ...(replaces && { replaces }) };
  return sendOrder(shop.app, token, bodyOf(await shownTo(shop.app, token, form), form));
};
const reservedBy = async ({ id }: CustomerOfTest) => {
  const { rows } = await real.database.pool.query(
    `select coalesce(sum(quantity), 0)::int as pieces, coalesce(sum(line_total_tug), 0)::float8 as goods
     from order_lines join orders on orders.id = order_id where customer_id = $1 and status = 'pending'`,
    [id],
  );
  return rows[0] as { pieces: number; goods: number };
};
const times = (count: number, said: string) => Array.from({ length: count }, () => said);

test('a new account that wants all of every shelf gets nothing, and then at most thirty pieces however it asks', async () => {
  const { db } = real.database;
  const hoarder = await signedInCustomer(db);
  const shelves = await db
    .selectFrom('stock_levels')
    .innerJoin('products', 'products.id', 'stock_levels.product_id')
    .select(['products.code', 'remain'])
    .where('is_listed', '=', true)
    .where('remain', '>', 5)
    .orderBy('remain', 'desc')
    .limit(60)
    .execute();
  const all = shelves.map(({ code, remain }) => ({ code, qty: remain }));
  for (const lines of [all.slice(0, 30), all.slice(30), all.slice(0, 1)]) {
    const said = await orderAtOnce(hoarder, lines);
    expect(new Set(said)).toEqual(new Set(['too_many_of_product']));
  }
  expect(await reservedBy(hoarder)).toEqual({ pieces: 0, goods: 0 });
  const cheap = await goods(4, 1_000);
  const said = await orderAtOnce(
    hoarder,
    cheap.map(({ code }) => ({ code, qty: 3 })),
  );
  expect(said).toEqual([...times(2, 'success'), ...times(4, 'too_much_unpaid')]);
  expect((await reservedBy(hoarder)).pieces).toBe(24);
  expect((await order(hoarder, [{ code: cheap[0]?.code ?? '', qty: 6 }])).status).toBe(200);
  expect(await verifyInvariants(db, INVARIANT_CHECKS)).toEqual([]);
});

test('a new account reserves goods for at most 20,000,000₮, and reads where to call', async () => {
  const hoarder = await signedInCustomer(real.database.db);
  const [dear = { code: '' }] = await goods(1, 1_000, 7_000_000);
  const said = await orderAtOnce(hoarder, [{ code: dear.code, qty: 1 }]);
  expect(said).toEqual([...times(2, 'success'), ...times(4, 'too_much_unpaid')]);
  expect((await reservedBy(hoarder)).goods).toBe(14_000_000);
  const { body } = await order(hoarder, [{ code: dear.code, qty: 1 }]);
  expect(body.data).toMatch(/^Төлбөрөө төлөхөөс өмнө .* \d{4}-\d{4} дугаарт залгаарай, бид туслахад бэлэн\.$/);
});

test('of one product it keeps five pieces or a quarter of the stock, over all its orders; a replaced one is gone', async () => {
  const hoarder = await signedInCustomer(real.database.db);
  const [few = { code: '' }, many = { code: '' }] = [...(await goods(1, 8)), ...(await goods(1, 60))];
  const said = await orderAtOnce(hoarder, [
    { code: few.code, qty: 3 },
    { code: many.code, qty: 8 },
  ]);
  expect(said).toEqual([...times(1, 'success'), ...times(5, 'too_many_of_product')].toSorted());
  const { body } = await order(hoarder, [{ code: many.code, qty: 8 }]);
  expect(body).toMatchObject({ code: 'too_many_of_product', details: { most: 15 } });
  expect(body.data).toContain('15 ширхэг хүртэл');
  const { order_number } = await real.database.db
    .selectFrom('orders')
    .select('order_number')
    .where('customer_id', '=', hoarder.id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  expect((await order(hoarder, [{ code: many.code, qty: 15 }], order_number)).status).toBe(200);
  expect((await reservedBy(hoarder)).pieces).toBe(15);
});

test('whoever has paid an order keeps at most 150 pieces for at most 100,000,000₮', async () => {
  const { db } = real.database;
  const [known, rich] = [await signedInCustomer(db), await signedInCustomer(db)];
  const [first = { code: '' }, ...cheap] = await goods(5, 1_000);
  const [dear = { code: '' }] = await goods(1, 1_000, 40_000_000);
  const form = { lines: [{ code: first.code, qty: 1 }] };
  for (const { id, token } of [known, rich]) {
    await havePaidOnce(db, shop, id, bodyOf(await shownTo(shop.app, token, form), form), DEMO_DAY);
  }
  const said = await orderAtOnce(
    known,
    cheap.map(({ code }) => ({ code, qty: 15 })),
  );
  expect(said).toEqual([...times(2, 'success'), ...times(4, 'too_much_unpaid')]);
  expect((await reservedBy(known)).pieces).toBe(120);
  const dearly = await orderAtOnce(rich, [{ code: dear.code, qty: 1 }]);
  expect(dearly).toEqual([...times(2, 'success'), ...times(4, 'too_much_unpaid')]);
});

test('who has never paid makes ten orders a day, cancelled and replaced ones counted, and more after paying one', async () => {
  const { db } = real.database;
  const restless = await signedInCustomer(db);
  const [chair = { code: '' }] = await goods(1, 1_000);
  const form = { lines: [{ code: chair.code, qty: 1 }] };
  const body = bodyOf(await shownTo(shop.app, restless.token, form), form);
  let last = (await sendOrder(shop.app, restless.token, body)).body.ordernumber;
  for (let made = 1; made < 10; made += 1) {
    const { status, body: reply } = await sendOrder(shop.app, restless.token, { ...body, replaces: last });
    expect(status).toBe(200);
    last = reply.ordernumber;
  }
  const eleventh = await sendOrder(shop.app, restless.token, body);
  expect(eleventh).toMatchObject({ status: 409, body: { code: 'too_many_orders_today' } });
  expect(eleventh.body.data).toMatch(/\d{4}-\d{4} дугаарт залгаарай/);
  const shown = db.selectFrom('orders').select('id').where('order_number', '=', last);
  const { id } = await shown.executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set({ status: 'paid', paid_at: DEMO_DAY, payment_method: 'qpay', submitted_at: DEMO_DAY })
    .where('id', '=', id)
    .execute();
  expect((await sendOrder(shop.app, restless.token, body)).status).toBe(200);
});
