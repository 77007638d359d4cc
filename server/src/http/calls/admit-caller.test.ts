import { randomUUID } from 'node:crypto';
import { limits } from '@tokhi/contract/limits';
import { refuse } from '@tokhi/contract/texts/refusals';
import { afterEach, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { createCallTable } from './call-table.ts';

const real = databaseOfTest();
let shop: AppOfTest | undefined;
afterEach(() => shop?.close());

/** Limits of a sixtieth: ten calls an address, two a session, five an address that buys, two made-up tokens. */
const TEN_A_MINUTE = limits.browsing / 60;
const PER_SESSION = limits.session / 60;
const STRANGERS = limits.strangers / 60;

/** Every test counts under names of its own: all of them count in one Redis. */
const names = () => ({
  address: `2001:db8::${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`,
  run: randomUUID(),
});

/** A shop in which every token that begins with `good` opens a session, and one that begins with `blocked` a blocked one's. */
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
  table.bind('logout', async () => ({ result: 'success' }));
  shop = await appOfTest(real.database, {
    table,
    rateLimitPerMinute: TEN_A_MINUTE,
    whoAsks: async (token) => {
      lookups += 1;
      if (token.startsWith('blocked')) throw refuse('forbidden');
      return token.startsWith('good') ? { customerId: 1, sessionId: token } : null;
    },
  });
  const { app } = shop;
  const ask = async (url: string, remoteAddress: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await app.inject({ method: 'POST', url, remoteAddress, headers, payload: {} })).statusCode;
  };
  const brands = (address: string) => ask('/api/home/brands', address);
  const logout = (address: string, token?: string) => ask('/api/user/logout', address, token);
  return { brands, logout, lookups: () => lookups };
}

test('a session asks on when its whole address has asked too much, up to a limit of its own', async () => {
  const { brands, logout } = await shopOfSessions();
  const { address, run } = names();
  for (let count = 0; count < TEN_A_MINUTE; count += 1) expect(await brands(address)).toBe(200);
  expect(await brands(address)).toBe(429);
  for (let count = 0; count < PER_SESSION; count += 1) expect(await logout(address, `good-1-${run}`)).toBe(200);
  expect(await logout(address, `good-1-${run}`)).toBe(429);
  expect(await logout(address, `good-2-${run}`)).toBe(200);
});

test('a session does not count against its address', async () => {
  const { brands, logout } = await shopOfSessions();
  const { address, run } = names();
  for (let who = 0; who < TEN_A_MINUTE; who += 1) expect(await logout(address, `good-${who}-${run}`)).toBe(200);
  for (let count = 0; count < TEN_A_MINUTE; count += 1) expect(await brands(address)).toBe(200);
});

test('a session that goes from address to address stays one', async () => {
  const { logout } = await shopOfSessions();
  const { run } = names();
  for (let count = 0; count < PER_SESSION; count += 1) expect(await logout(names().address, `good-${run}`)).toBe(200);
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
