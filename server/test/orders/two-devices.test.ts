// Two devices of one customer change the same cart at once, each based on its last read (spec §4 Cart, decision 41).
import type { BodyOf, ReplyOf } from '@tokhi/contract/client';
import type { EndpointName } from '@tokhi/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../../src/callers/caller.ts';
import { isDatabaseBusy } from '../../src/db/database-errors.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { productsOfTest } from '../cart-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { callerOfTest } from '../signed-in-customer.ts';

const CHANGES = 250;
const PRODUCTS = 40;
const MOST_TIMES = 20;

const real = databaseOfTest();
let shop: AppOfTest;
let caller: Customer;
beforeAll(async () => {
  shop = await appOfTest(real.database);
  caller = await callerOfTest(real.database.db);
});
afterAll(() => shop?.close());

async function ask<Name extends EndpointName>(name: Name, body: BodyOf<Name>): Promise<ReplyOf<Name>> {
  const bound = shop.table.bound().find(([built]) => built === name)?.[1];
  for (let times = 1; ; times += 1) {
    try {
      return (await bound?.answer(body, caller)) as ReplyOf<Name>;
    } catch (error) {
      // On a slow machine a lock wait may time out: nothing was done, and a page retries.
      if (times === MOST_TIMES || !isDatabaseBusy(error)) throw error;
    }
  }
}

/** Random numbers that are the same in every run. */
function seededRandom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % sides;
  };
}

test('of five hundred changes by two devices none loses a line that nobody removed', async () => {
  const products = await productsOfTest(real.database.db, PRODUCTS, 900);
  /** The expected lines: each device adds and removes its own half, and both change all quantities they see. */
  const wanted = new Set<string>();
  const device = async (own: readonly string[], seed: number) => {
    const random = seededRandom(seed);
    for (let change = 0; change < CHANGES; change += 1) {
      const code = own[random(own.length)] ?? '';
      const what = random(10);
      if (what < 4) {
        await ask('addToCart', { code, qty: 1 });
        wanted.add(code);
      } else if (what < 5) {
        wanted.delete(code);
        await ask('removeFromCart', { code });
      } else {
        // The page is read, shown for a while, and left: the other device makes changes meanwhile.
        const { cart, version } = await ask('cartProduct', { products: [] });
        for (let moment = random(4); moment > 0; moment -= 1) await new Promise(setImmediate);
        const seen = cart.map((line) => ({ model: line.code, qty: 1 + random(3), checked: random(2) === 0 }));
        await ask('updateCart', { products: seen, version });
      }
    }
  };
  const codes = products.map(({ code }) => code);
  await Promise.all([device(codes.slice(0, PRODUCTS / 2), 7), device(codes.slice(PRODUCTS / 2), 11)]);
  const { cart } = await ask('cartProduct', { products: [] });
  expect(cart.map(({ code }) => code).toSorted()).toEqual([...wanted].toSorted());
  expect(wanted.size).toBeGreaterThan(0);
}, 600_000);
