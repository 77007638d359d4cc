import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { type StandInShop, startStandInShop } from './stand-in-shop.ts';
import { type Edge, startEdge } from './start-edge.ts';

// One edge for the whole file.
test.describe.configure({ mode: 'default' });

const HOST = { host: 'admin.tokhi.example' };
const MEGABYTE = 1024 * 1024;

let shop: StandInShop;
let admin: StandInShop;
let edge: Edge;
test.beforeAll(async () => {
  [shop, admin] = await Promise.all([startStandInShop(), startStandInShop()]);
  edge = await startEdge(shop.address, { changed: [['server 127.0.0.1:3002', `server ${admin.address}`]] });
});
test.afterAll(async () => {
  await edge.stop();
  await Promise.all([shop.stop(), admin.stop()]);
});

test('the host of staff leads to the admin process alone, and nothing of it is kept', async () => {
  const answers = await Promise.all([1, 2].map(() => ask(edge.origin, '/orders', { headers: HOST })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
  expect([admin.asked.length, shop.asked.length]).toEqual([2, 0]);
  expect(admin.asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

test('a statement or a price list of megabytes passes there, and one that is larger than any does not', async () => {
  const post = (megabytes: number) =>
    ask(edge.origin, '/api/admin/statements/import', {
      method: 'POST',
      headers: HOST,
      body: Buffer.alloc(megabytes * MEGABYTE, 'a'),
    });
  expect((await post(20)).status).toBe(200);
  expect(admin.asked.at(-1)?.body).toHaveLength(20 * MEGABYTE);
  expect((await post(33)).status).toBe(413);
});

test('probes and figures are not for the street there, either', async () => {
  const before = admin.asked.length;
  for (const path of ['/metrics', '/readyz', '/healthz', '/METRICS/'])
    expect((await ask(edge.origin, path, { headers: HOST })).status).toBe(404);
  expect(admin.asked.length).toBe(before);
});
