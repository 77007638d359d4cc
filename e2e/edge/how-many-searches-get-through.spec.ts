import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { type StandInShop, startStandInShop } from './stand-in-shop.ts';
import { type Edge, startEdge } from './start-edge.ts';

let shop: StandInShop;
let edge: Edge;
// Each test has a new edge, with empty counters.
test.beforeEach(async () => {
  shop = await startStandInShop();
  edge = await startEdge(shop.address);
});
test.afterEach(async () => {
  await edge.stop();
  await shop.stop();
});

/** How many of so many simultaneous requests were answered. */
async function answered(count: number, path: (n: number) => string, method = 'GET'): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => ask(edge.origin, path(n), { method })));
  for (const { status } of answers) expect([200, 429]).toContain(status);
  return answers.filter(({ status }) => status === 200).length;
}

/** What the edge lets through grows with time: at least the seconds since its first request. */
function clock(): () => number {
  const started = performance.now();
  return () => (performance.now() - started) / 1_000;
}

test('an office searches at once; whoever goes on is slowed down, whatever the door, and sees every other page', async () => {
  const addresses = [
    (n: number) => `/search?p=${n}`,
    (n: number) => `/search.data?p=${n}`,
    (n: number) => `/Search/?p=${n}`,
  ];
  const seconds = clock();
  const through = await answered(150, (n) => addresses[n % 3]?.(n) ?? '');
  expect(through).toBeGreaterThanOrEqual(40);
  expect(through).toBeLessThanOrEqual(42 + 5 * seconds());
  const calls = await answered(30, () => '/api/product/search', 'POST');
  expect(calls).toBeLessThanOrEqual(2 + 5 * seconds());
  expect(await answered(30, (n) => `/single-product/${n}`)).toBe(30);
});

test('typing asks more often than searching, and takes nothing from the other calls', async () => {
  const seconds = clock();
  const through = await answered(180, () => '/api/product/suggest', 'POST');
  expect(through).toBeGreaterThanOrEqual(100);
  expect(through).toBeLessThanOrEqual(102 + 10 * seconds());
  expect(await answered(100, () => '/api/user/addcart', 'POST')).toBe(100);
});
