import { randomUUID } from 'node:crypto';
import { CUSTOMERS_OF_ADDRESS, limits } from '@tokhi/contract/limits';
import { refuse } from '@tokhi/contract/texts/refusals';
import { afterEach, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { createCallTable } from './call-table.ts';

const real = databaseOfTest();
let shop: AppOfTest | undefined;
afterEach(() => shop?.close());

/** A sixtieth of the limits: ten calls per address, two per customer, five per address in cart and checkout, two made-up tokens. */
const TEN_A_MINUTE = limits.browsing / 60;
const PER_CUSTOMER = limits.customer / 60;
const STRANGERS = limits.strangers / 60;

/** Each test counts under its own names: all share one Redis. */
const names = () => ({
  address: `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::7`,
  run: randomUUID(),
});

/** Customers by run: `good-3-…` is a session of the third one, and `good-3-…-tablet` another session of the same customer. */
const customers = new Map<string, number>();
const customerOf = (token: string): number => {
  const who = token.split('-tablet', 1)[0] ?? '';
  const known = customers.get(who) ?? Math.floor(Math.random() * 2 ** 31);
  customers.set(who, known);
  return known;
};

/** A shop where a token that begins with `good` opens a session, and one that begins with `blocked` that of a blocked customer. */
async function shopOfSessions() {
  let lookups = 0;
  const table = createCallTable();
  table.bind('brands', async () => ({
    result: 'success',
    brand: [],
    featured: [],
    top: [],
    discount: [],
    categories: [],
    payments: [],
  }));
  table.bind('cartProduct', async () => ({ result: 'success', product: [], cart: [], version: 0 }));
  table.bind('logout', async () => ({ result: 'success' }));
  shop = await appOfTest(real.database, {
    table,
    rateLimitPerMinute: TEN_A_MINUTE,
    findSession: async (token) => {
      lookups += 1;
      if (token.startsWith('blocked')) throw refuse('forbidden');
      return token.startsWith('good') ? { customerId: customerOf(token), sessionId: token } : null;
    },
  });
  const { app } = shop;
  const ask = async (url: string, remoteAddress: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await app.inject({ method: 'POST', url, remoteAddress, headers, payload: {} })).statusCode;
  };
  const cart = async (remoteAddress: string, token: string) => {
    const payload = { products: [], token };
    return (await app.inject({ method: 'POST', url: '/api/product/cart-product', remoteAddress, payload })).statusCode;
  };
  const brands = (address: string) => ask('/api/home/brands', address);
  const logout = (address: string, token?: string) => ask('/api/user/logout', address, token);
  return { brands, cart, logout, lookups: () => lookups };
}

test('a customer asks on when the whole address has asked too much, up to a limit of its own', async () => {
  const { brands, logout } = await shopOfSessions();
  const { address, run } = names();
  for (let count = 0; count < TEN_A_MINUTE; count += 1) expect(await brands(address)).toBe(200);
  expect(await brands(address)).toBe(429);
  for (let count = 0; count < PER_CUSTOMER; count += 1) expect(await logout(address, `good-1-${run}`)).toBe(200);
  expect(await logout(address, `good-1-${run}`)).toBe(429);
  expect(await logout(address, `good-2-${run}`)).toBe(200);
});

test('a customer does not count against the visitors of the address', async () => {
  const { brands, logout } = await shopOfSessions();
  const { address, run } = names();
  for (let who = 0; who < TEN_A_MINUTE; who += 1) expect(await logout(address, `good-${who}-${run}`)).toBe(200);
  for (let count = 0; count < TEN_A_MINUTE; count += 1) expect(await brands(address)).toBe(200);
});

test('a session that goes from address to address stays one', async () => {
  const { logout } = await shopOfSessions();
  const { run } = names();
  for (let count = 0; count < PER_CUSTOMER; count += 1) expect(await logout(names().address, `good-${run}`)).toBe(200);
  expect(await logout(names().address, `good-${run}`)).toBe(429);
});

test('made-up tokens are looked up a few times, and count against the address', async () => {
  const { brands, logout, lookups } = await shopOfSessions();
  const { address } = names();
  for (let count = 0; count < STRANGERS; count += 1) {
    expect(await logout(address, `made-up-${randomUUID()}`)).toBe(401);
  }
  for (let count = 0; count < 20; count += 1) expect(await logout(address, `made-up-${randomUUID()}`)).toBe(429);
  expect(lookups()).toBe(STRANGERS);
  const left = TEN_A_MINUTE - STRANGERS;
  for (let count = 0; count < left; count += 1) expect(await brands(address)).toBe(200);
  expect(await brands(address)).toBe(429);
});

test('a made-up token in a body is looked up as seldom as one in the header', async () => {
  const { cart, lookups } = await shopOfSessions();
  const { address } = names();
  for (let count = 0; count < STRANGERS; count += 1) expect(await cart(address, `made-up-${randomUUID()}`)).toBe(200);
  for (let count = 0; count < 3; count += 1) expect(await cart(address, `made-up-${randomUUID()}`)).toBe(429);
  expect(lookups()).toBe(STRANGERS);
});

test('whoever is blocked counts against the address', async () => {
  const { brands, logout } = await shopOfSessions();
  const { address } = names();
  for (let count = 0; count < 5; count += 1) expect(await logout(address, 'blocked-since-today')).toBe(403);
  for (let count = 0; count < TEN_A_MINUTE - 5; count += 1) expect(await brands(address)).toBe(200);
  expect(await brands(address)).toBe(429);
});

test('a request looks its session up once, and one for anyone never', async () => {
  const { brands, logout, lookups } = await shopOfSessions();
  const { address, run } = names();
  await logout(address, `good-${run}`);
  expect(lookups()).toBe(1);
  await brands(address);
  expect(lookups()).toBe(1);
});

test('fifty sessions of one customer share one budget, from however many addresses', async () => {
  const { logout } = await shopOfSessions();
  const { run } = names();
  const statuses: number[] = [];
  for (let at = 0; at < 50; at += 1) statuses.push(await logout(names().address, `good-${run}-tablet${at}`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(PER_CUSTOMER);
});

test('the customers of one address together have the budget of twenty', async () => {
  const { logout } = await shopOfSessions();
  const { address, run } = names();
  const statuses: number[] = [];
  for (let who = 0; who < 30; who += 1) {
    for (let count = 0; count < PER_CUSTOMER; count += 1) statuses.push(await logout(address, `good-${who}-${run}`));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(CUSTOMERS_OF_ADDRESS * PER_CUSTOMER);
  expect(await logout(names().address, `good-99-${run}`)).toBe(200);
});

test('two IPv6 addresses of one /64 share a limit, those of two do not', async () => {
  const { brands } = await shopOfSessions();
  const network = names().address.replace('::7', '');
  for (let at = 1; at <= TEN_A_MINUTE; at += 1) expect(await brands(`${network}:${at}::${at}`)).toBe(200);
  expect(await brands(`${network}:ffff::1`)).toBe(429);
  expect(await brands(names().address)).toBe(200);
});

test('an IPv4 address written as IPv6 is the same address', async () => {
  const { brands } = await shopOfSessions();
  const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`;
  for (let count = 0; count < TEN_A_MINUTE; count += 1) expect(await brands(`::ffff:${address}`)).toBe(200);
  expect(await brands(address)).toBe(429);
});
