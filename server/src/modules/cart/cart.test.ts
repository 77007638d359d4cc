import { calls } from '@tokhi/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { type ProductOfTest, productsOfTest, setRemain } from '../../../test/cart-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { recordStatements } from '../../../test/recorded-statements.ts';
import { askAs, type CustomerOfTest, signedInCustomer } from '../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { refreshCart } from './refresh-cart.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let customer: CustomerOfTest;
let products: ProductOfTest[];

beforeAll(async () => {
  shop = await appOfTest(real.database);
  products = await productsOfTest(real.database.db, 6, 5);
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await signedInCustomer(real.database.db);
});

const codeAt = (at: number): string => products[at]?.code ?? '';
const idAt = (at: number): number => products[at]?.id ?? 0;
const add = (at: number, qty?: number) => askAs(shop.app, customer.token, 'addToCart', { code: codeAt(at), qty });
const remove = (code: string) => askAs(shop.app, customer.token, 'removeFromCart', { code });
const line = (at: number, qty = 1, checked = true) => ({ model: codeAt(at), qty, checked });
const update = (lines: object[], version?: number) =>
  askAs(shop.app, customer.token, 'updateCart', { products: lines, version });
const merge = (lines: object[]) => askAs(shop.app, customer.token, 'mergeCart', { products: lines });
const refresh = async (by = customer) => (await askAs(shop.app, by.token, 'cartProduct', { products: [] })).body;
/** Code and pieces of each line, in cart order. */
const kept = async (by = customer) =>
  (await refresh(by)).cart.map(({ code, quantity }): [string, number] => [code, quantity]);

async function withdraw(at: number): Promise<void> {
  const set = (withdrawn_at: Date | null) =>
    real.database.db.updateTable('products').set({ withdrawn_at }).where('id', '=', idAt(at)).execute();
  await set(DEMO_DAY);
  onTestFinished(async () => void (await set(null)));
}

test('pieces are added to the line of their product, and a new product comes after the others', async () => {
  expect(await add(0, 2)).toMatchObject({ status: 200, body: { result: 'success' } });
  await add(1);
  await add(0, 3);
  expect(await kept()).toEqual([
    [codeAt(0), 5],
    [codeAt(1), 1],
  ]);
});

test('more pieces than remain are refused in the words of the specification, and none is added', async () => {
  await add(0, 4);
  expect(await add(0, 2)).toMatchObject({
    status: 409,
    body: { result: 'failed', data: 'Үлдэгдэл хүрэлцэхгүй байна', details: { remain: 5 } },
  });
  expect(await kept()).toEqual([[codeAt(0), 4]]);
});

test('what is not sold cannot be added', async () => {
  const { status, body } = await askAs(shop.app, customer.token, 'addToCart', { code: '00000000' });
  expect([status, body.code]).toEqual([404, 'product_not_found']);
});

test('a request to add that is sent again with its key adds once', async () => {
  const send = () =>
    shop.app.inject({
      method: 'POST',
      url: calls.addToCart.path,
      headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': 'press-of-a-button-1' },
      payload: { code: codeAt(0) },
    });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await kept()).toEqual([[codeAt(0), 1]]);
});

test('twenty presses at once add twenty pieces in all, or as many as remain', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => add(at % 2)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  expect(new Map(await kept())).toEqual(
    new Map([
      [codeAt(0), 5],
      [codeAt(1), 5],
    ]),
  );
});

test('a product is taken out, and taking it out twice is no error', async () => {
  await add(0);
  await add(1);
  for (const _ of [1, 2]) expect((await remove(codeAt(0))).status).toBe(200);
  expect(await kept()).toEqual([[codeAt(1), 1]]);
});

test('nobody changes the cart of somebody else', async () => {
  await add(0, 2);
  const other = await signedInCustomer(real.database.db);
  await askAs(shop.app, other.token, 'removeFromCart', { code: codeAt(0) });
  await askAs(shop.app, other.token, 'updateCart', { products: [] });
  expect([await kept(), await kept(other)]).toEqual([[[codeAt(0), 2]], []]);
});

test('the cart as it stands on the page replaces the kept one', async () => {
  await add(0);
  await add(1);
  expect((await update([line(1, 3, false), line(2, 9)])).status).toBe(200);
  const { cart } = await refresh();
  expect(cart.map(({ code, quantity, checked }) => [code, quantity, checked])).toEqual([
    [codeAt(1), 3, false],
    // Limited to the stock.
    [codeAt(2), 5, true],
  ]);
});

test('a page that is left keeps what another device put in or changed since it was read', async () => {
  await add(0);
  await add(1);
  const { version } = await refresh();
  // The other device.
  await add(2, 2);
  await add(1, 3);
  await update([line(0, 4)], version);
  expect(await kept()).toEqual([
    [codeAt(0), 4],
    [codeAt(1), 4],
    [codeAt(2), 2],
  ]);
});

test('a page that is left does not put in again what another device took out', async () => {
  await add(0);
  await add(1);
  const { version } = await refresh();
  await remove(codeAt(0));
  await update([line(0, 2), line(1, 2)], version);
  expect(await kept()).toEqual([[codeAt(1), 2]]);
});

test('what a page took out is out, as nobody has touched it since', async () => {
  await add(0);
  await add(1);
  const { version } = await refresh();
  await update([line(1)], version);
  expect(await kept()).toEqual([[codeAt(1), 1]]);
});

test('two devices changing one cart at the same time lose no line that nobody removed', async () => {
  await add(5);
  const device = async (mine: number) => {
    for (let round = 0; round < 10; round += 1) {
      const { version, cart } = await refresh();
      await add(mine);
      await update(
        cart.map(({ code, checked }) => ({ model: code, checked: !checked, qty: 1 + (round % 4) })),
        version,
      );
      await remove(codeAt(mine));
    }
    await add(mine);
  };
  await Promise.all([device(0), device(1)]);
  expect(new Set((await kept()).map(([code]) => code))).toEqual(new Set([codeAt(0), codeAt(1), codeAt(5)]));
});

test('the guest’s cart joins the kept one: every product, the larger quantity, as many as remain; and again comes to the same', async () => {
  await add(0, 2);
  await add(1, 3);
  const first = await merge([line(1, 1, false), line(0, 4), line(3, 9), { ...line(4), model: '00000000' }]);
  expect(first.body.cart.map(({ code, quantity }) => [code, quantity])).toEqual([
    [codeAt(0), 4],
    [codeAt(1), 3],
    [codeAt(3), 5],
  ]);
  const again = await merge([line(1, 1, false), line(0, 4), line(3, 9)]);
  expect(again.body.cart).toEqual(first.body.cart);
  expect(again.body.version).toBeGreaterThan(first.body.version);
});

test('the price that was seen is the guest’s until they leave the page that shows today’s', async () => {
  const { body } = await merge([{ ...line(0), price: 1_000 }]);
  expect(body.cart[0]?.price_seen).toBe(1_000);
  await update([line(0)], body.version);
  const [seen] = (await refresh()).cart;
  expect(seen?.price_seen).toBe(seen?.sale_price);
});

test('a line out of stock keeps the price that was seen, and one no longer sold is left out', async () => {
  await merge([{ ...line(0), price: 1_000 }, line(1)]);
  await setRemain(real.database.db, idAt(0), 0);
  onTestFinished(() => setRemain(real.database.db, idAt(0), 5));
  await withdraw(1);
  const before = await refresh();
  expect(before.cart.map(({ code }) => code)).toEqual([codeAt(0)]);
  await update([line(0)], before.version);
  const { cart } = await refresh();
  expect(cart[0]).toMatchObject({ price_seen: 1_000, remain: 0, show_product: 'none', quantity: 1 });
});

test('a guest learns today’s figures of what the browser has, in its order, and nothing of what is not sold', async () => {
  await withdraw(2);
  const answer = await shop.app.inject({
    method: 'POST',
    url: calls.cartProduct.path,
    payload: { products: [codeAt(1), codeAt(2), codeAt(0), codeAt(1)], token: null },
  });
  const body = calls.cartProduct.reply.parse(answer.json());
  expect(body.product.map(({ code }) => code)).toEqual([codeAt(1), codeAt(0)]);
  expect(body.product[0]).toMatchObject({
    remain: 5,
    model_name: expect.any(String),
    weight_grams: expect.any(Number),
  });
  expect([body.cart, body.version]).toEqual([[], 0]);
});

test('the token of the payload opens the kept cart as the header does, and one of nobody opens none', async () => {
  await add(0, 2);
  const other = await signedInCustomer(real.database.db);
  const shownCart = async (token: string | null, headers = {}) => {
    const payload = { products: [], token };
    const answer = await shop.app.inject({ method: 'POST', url: calls.cartProduct.path, headers, payload });
    return calls.cartProduct.reply.parse(answer.json()).cart.map(({ code, quantity }) => [code, quantity]);
  };
  expect(await shownCart(customer.token)).toEqual([[codeAt(0), 2]]);
  expect(await shownCart(`${customer.token}x`)).toEqual([]);
  expect(await shownCart(null)).toEqual([]);
  expect(await shownCart(customer.token, { authorization: `Bearer ${other.token}` })).toEqual([]);
});

test('a product that the browser and the kept cart both hold is told once, in the kept line', async () => {
  await add(0, 2);
  await add(2);
  const asked = { products: [codeAt(1), codeAt(0)] };
  const { product, cart } = (await askAs(shop.app, customer.token, 'cartProduct', asked)).body;
  expect(product.map(({ code }) => code)).toEqual([codeAt(1)]);
  expect(cart.map(({ code }) => code)).toEqual([codeAt(0), codeAt(2)]);
  // Both lists have the same product fields.
  expect(Object.keys(cart[0] ?? {})).toEqual(expect.arrayContaining(Object.keys(product[0] ?? {})));
});

test('a hundred lines are refreshed by two statements', async () => {
  const all = await productsOfTest(real.database.db, 100, 5);
  await merge(all.map(({ code }) => ({ model: code, qty: 1, checked: true })));
  const recorded = recordStatements(real.database.pool);
  const codes = all.map(({ code }) => code);
  const { product, cart } = await refreshCart(recorded.db, codes, customer.id, DEMO_DAY);
  expect([product.length, cart.length]).toEqual([0, 100]);
  expect(recorded.take()).toHaveLength(2);
});

test('a cart of a hundred products takes no other one', async () => {
  const all = await productsOfTest(real.database.db, 101, 5);
  await merge(all.slice(0, 100).map(({ code }) => ({ model: code, qty: 1, checked: true })));
  const { body } = await askAs(shop.app, customer.token, 'addToCart', { code: all[100]?.code });
  expect(body.code).toBe('cart_full');
});
