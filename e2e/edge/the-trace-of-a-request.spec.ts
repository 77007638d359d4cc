import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { type StandInShop, startStandInShop } from './stand-in-shop.ts';
import { type Edge, startEdge } from './start-edge.ts';

let shop: StandInShop;
let edge: Edge;
test.beforeAll(async () => {
  shop = await startStandInShop();
  edge = await startEdge(shop.address);
});
test.afterAll(async () => {
  await edge.stop();
  await shop.stop();
});

test('pages and calls get the trace that the edge writes into its log, and never a visitor’s', async () => {
  const theirs = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  await ask(edge.origin, '/traced', { headers: theirs });
  await ask(edge.origin, '/api/product/single-product', { method: 'POST', headers: theirs, body: '{}' });
  expect(shop.asked).toHaveLength(2);
  for (const { headers } of shop.asked) {
    const id = String(headers['x-request-id']);
    expect(headers['traceparent']).toMatch(new RegExp(`^00-${id}-${id.slice(0, 16)}-0[01]$`));
    expect(id).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    await expect.poll(edge.log).toContain(id);
  }
});

test('one trace in ten is kept as spans', async () => {
  const before = shop.asked.length;
  const pages = Array.from({ length: 150 }, (_, at) => `/traced?page=${at}`);
  while (pages.length > 0) await Promise.all(pages.splice(0, 50).map((path) => ask(edge.origin, path)));
  const flags = shop.asked.slice(before).map(({ headers }) => String(headers['traceparent']).slice(-2));
  expect(flags).toHaveLength(150);
  expect(new Set(flags)).toEqual(new Set(['00', '01']));
  expect(flags.filter((flag) => flag === '01').length).toBeLessThan(50);
});
