// Public answers are the same for guests and signed-in customers, byte for byte: the process and the edge cache them, and a cached
// answer must not reveal anything about anybody (decisions 108 and 118). The pages over HTTP are a journey: same-for-everybody.spec.ts.
// ASKS=5000 sends more requests; hundreds, so that each customer gets a turn.
import { calls } from '@tokhi/contract/calls';
import type { EndpointName } from '@tokhi/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from './app-of-test.ts';
import { databaseOfTest } from './database-of-test.ts';
import { askAs, signedInCustomer } from './signed-in-customer.ts';
import { sizeOf } from './sizes.ts';

const CUSTOMERS = 50;
const REQUESTS = sizeOf('ASKS');
const IN_FLIGHT = 20;
const CODES = ['70489215', '70489216', '70489217', '70489218'];

/** One request for each public call; a new call without a line fails the test. */
const BODIES: Partial<Record<EndpointName, object>> = {
  homePage: {},
  brands: {},
  categories: {},
  subCategories: { cat: 'sofas' },
  changeProductColor: { id: '70489216' },
  categoryProduct: { id: 1 },
  subCategoryProduct: { id: 'coffee-table' },
  brandProduct: { id: 1 },
  event: { id: 1 },
  search: { search: 'буйдан' },
  top20: {},
  lowerPrice: {},
  newArrival: {},
  familyPrice: {},
  newProducts: {},
  ikeaFamily: {},
  compare: { id: CODES },
  suggest: { search: 'буй' },
  productReviews: { id: '70489215' },
  productCards: { id: [1, 2, 3] },
  places: {},
  opening: { page: 'brand', id: 1 },
  room: { code: 'ger' },
};

/** Open to anyone with the secret of an email, and only about that email: its own tests cover it. */
const BY_A_SECRET: readonly EndpointName[] = ['trackOrderByLink'];

const real = databaseOfTest();
let shop: AppOfTest;
let tokens: string[];

beforeAll(async () => {
  shop = await appOfTest(real.database, { rateLimitPerMinute: 1_000_000 });
  const customers = [];
  for (let made = 0; made < CUSTOMERS; made += 1) customers.push(await signedInCustomer(real.database.db));
  tokens = customers.map(({ token }) => token);
  // Each customer writes a different review for all products but the last.
  for (const [at, token] of tokens.entries()) {
    for (const id of CODES.slice(0, 3)) {
      await askAs(shop.app, token, 'addProductReview', { id, rate: 4, message: `Зөвхөн ${at}` });
    }
  }
});
afterAll(() => shop.close());

const send = async (name: EndpointName, body: object, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { method, path } = calls[name];
  const answer = await shop.app.inject({ method, url: path, headers, ...(method === 'POST' && { payload: body }) });
  return { status: answer.statusCode, bytes: answer.body, control: answer.headers['cache-control'] };
};

test('every public call answers a customer with the bytes of a guest', async () => {
  const open = shop.table
    .bound()
    .filter(([name]) => calls[name].does === 'reads' && calls[name].who === 'anyone' && !BY_A_SECRET.includes(name));
  expect(open.length).toBeGreaterThan(15);
  for (const [name] of open) {
    const body = BODIES[name];
    expect(body, `${name} has no body here`).toBeDefined();
    const guest = await send(name, body ?? {});
    expect([name, guest.status]).toEqual([name, 200]);
    for (const token of tokens.slice(0, 3)) expect(await send(name, body ?? {}, token)).toEqual(guest);
  }
});

test('many ask for a product, guests and fifty customers in turn: no guest gets a review of somebody, and each customer only their own', async () => {
  const guests = new Map<string, string>();
  for (const id of CODES) guests.set(id, (await send('singleProduct', { id })).bytes);
  const seen = { guests: 0, customers: 0 };
  /** The faults of an answer; the answers themselves are 20 kB each. */
  const ask = async (at: number): Promise<string[]> => {
    const id = CODES[at % CODES.length] ?? '';
    const ofGuest = guests.get(id) ?? '';
    const who = (at * 7) % (CUSTOMERS * 2);
    const token = tokens[who];
    const { bytes } = await send('singleProduct', { id }, token);
    if (token === undefined) {
      seen.guests += 1;
      return bytes === ofGuest ? [] : [`request ${at}: a guest got another answer`];
    }
    seen.customers += 1;
    const { my_review: own, ...rest } = JSON.parse(bytes);
    const { my_review: nobodys, ...same } = JSON.parse(ofGuest);
    const said = id === CODES[3] ? undefined : `Зөвхөн ${who}`;
    return [
      ...(own?.message === said ? [] : [`request ${at}: customer ${who} got the review «${own?.message}»`]),
      ...(nobodys === null ? [] : ['a guest got a review of somebody']),
      ...(JSON.stringify(rest) === JSON.stringify(same) ? [] : [`request ${at}: more than my_review differs`]),
    ];
  };
  const wrong: string[] = [];
  for (let from = 0; from < REQUESTS; from += IN_FLIGHT) {
    const asked = Array.from({ length: IN_FLIGHT }, (_, step) => ask(from + step));
    wrong.push(...(await Promise.all(asked)).flat());
  }
  expect(wrong).toEqual([]);
  expect(seen).toEqual({ guests: REQUESTS / 2, customers: REQUESTS / 2 });
});
