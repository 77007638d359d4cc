// The calls of cart, checkout and orders are public like any other (decision 27): any input of a signed-in customer is
// answered or refused with a code. A few bodies here; `npm run hostile` sends ten thousand to each.
import { calls } from '@tokhi/contract/calls';
import { Refusal } from '@tokhi/contract/texts/refusals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../../src/callers/caller.ts';
import { INVARIANT_CHECKS, verifyInvariants } from '../../src/modules/orders/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type Fields, HOSTILE_BODIES, hostileBodies, strangeTexts } from '../hostile/hostile-bodies.ts';
import { callerOfTest } from '../signed-in-customer.ts';

const AT_ONCE = 8;
const SEED = 20_261_117;

const real = databaseOfTest();
let shop: AppOfTest;
let caller: Customer;
beforeAll(async () => {
  shop = await appOfTest(real.database);
  caller = await callerOfTest(real.database.db);
});
afterAll(() => shop?.close());

const texts = strangeTexts(SEED, 60, 60);
const references = ['IK0000000000', 'IK6180339887', '1', '999999999999999', '9'.repeat(64), 'x', '-', '0', '1-R2'];
const codes = ['НЭГ', '1', ...texts.slice(0, 30)];
const user = { personal: true, name: 'Болд', phone: '99112233', email: 'bold@tokhi.example' };
const address = { ...user, district: 1, khoroo: 1, more: 'байр' };
const product = [{ id: '70489215', qty: 1, price: 1 }];

const lines = [
  [],
  [{ model: '70489215', qty: 1, checked: true }],
  [
    { model: '70489215', qty: 999, checked: false },
    { model: '70489215', qty: 1, checked: true },
  ],
  texts.slice(0, 40).map((model) => ({ model: model.slice(0, 20) || '-', qty: 2, checked: true })),
];

const FIELDS = {
  addToCart: { code: ['70489215', '70512101', ...texts], qty: [1, 2, 999] },
  removeFromCart: { code: ['70489215', '70512101', ...texts] },
  updateCart: { products: lines, version: [0, 1, 2_147_483_647, Number.MAX_SAFE_INTEGER] },
  mergeCart: { products: [...lines, [{ model: '70489215', qty: 999, checked: true, price: Number.MAX_SAFE_INTEGER }]] },
  cartProduct: { products: [[], ['70489215'], texts.slice(0, 100)], token: ['', 'x', null] },
  cartOrders: { page: [1, '2', '10000'] },
  useCoupon: { coupon: [...codes, null], ordernumber: references },
  cartShipping: {
    id: ["'70489215'", "'70489215','70489216'", "'x'", ...texts.map((text) => `'${text}'`)],
    coupon: codes,
  },
  createOrder: {
    shipping: [
      { warehouse: 1, user },
      { warehouse: 3, user },
      { warehouse: 0, user: address },
      { warehouse: 0, user: { ...address, district: 32_767 } },
      { warehouse: 0, user: { ...address, khoroo: 99 }, lat: 90, long: -180, w3w: "'; drop table orders; --" },
      { warehouse: 0, user: { ...address, name: "'", more: '\\' }, lat: 1e-300 },
      { warehouse: 1, user: { ...user, personal: false, register: '1234567' } },
    ],
    cart: [
      { product, sum: 1 },
      { product: [...product, ...product], sum: 1 },
      { product: [{ id: 'constructor', qty: 999, price: 0 }], sum: 0 },
      { product, sum: 9_007_199_254_740_991, NOAT: 1, assemblecount: 1_000, mowcount: 1_000 },
      { product: Array.from({ length: 100 }, (_, at) => ({ id: `p${at}`, qty: 999, price: 1 })), sum: 1 },
    ],
    deliver: [0, 8_000, 1],
    coupon: [...codes, null],
    replaces: [...references, null],
  },
  getIncompleteOrder: { ordernumber: references },
  showOrder: { ordernumber: references },
  showOrders: { page: [1, 2, 10_000] },
  cancelOrder: { ordernumber: references },
  trackOrderByLink: { token: ['A'.repeat(43), '_'.repeat(43)] },
} satisfies Partial<Record<keyof typeof calls, Fields>>;
const CALLS = Object.entries(FIELDS) as [keyof typeof FIELDS, Fields][];

test.each(CALLS)(
  '%s answers or refuses bodies that nobody’s page sends',
  async (name, fields) => {
    const bound = shop.table.bound().find(([built]) => built === name)?.[1];
    const faults: string[] = [];
    let asked = 0;
    const ask = async (body: unknown) => {
      const parsed = calls[name].body.safeParse(body);
      if (!parsed.success) return;
      asked += 1;
      await bound?.answer(parsed.data, caller).catch((error: unknown) => {
        if (!(error instanceof Refusal)) faults.push(`${JSON.stringify(body)?.slice(0, 400)}: ${String(error)}`);
      });
    };
    let waiting: Promise<void>[] = [];
    const seen = new Set<string>();
    for (const { body } of hostileBodies(fields, HOSTILE_BODIES, SEED)) {
      const text = JSON.stringify(body);
      if (seen.has(text)) continue;
      seen.add(text);
      waiting.push(ask(body));
      if (waiting.length < AT_ONCE) continue;
      await Promise.all(waiting);
      waiting = [];
    }
    await Promise.all(waiting);
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  },
  600_000,
);

test('and all invariants hold after all of it', async () => {
  expect(await verifyInvariants(real.database.db, INVARIANT_CHECKS)).toEqual([]);
});
