import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { type StandInShop, startStandInShop } from './stand-in-shop.ts';
import { type Edge, startEdge } from './start-edge.ts';

// One edge for the whole file.
test.describe.configure({ mode: 'default' });

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

const CALL = '/api/product/single-product';
const BODY = '{"id":"70489215"}';
const packed = gzipSync(BODY);

test('a body that is packed is refused before it reaches the shop', async () => {
  const before = shop.asked.length;
  for (const encoding of ['gzip', 'br', 'deflate', 'identity', '0']) {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
    expect((await ask(edge.origin, CALL, { method: 'POST', headers, body: packed })).status).toBe(415);
  }
  expect(shop.asked.length).toBe(before);
});

test('nobody can hide a packed body behind a second header', async () => {
  await ask(edge.origin, CALL, { method: 'POST', headers: { 'Content-Encoding': ['', 'gzip'] }, body: packed });
  expect(shop.asked.at(-1)?.headers['content-encoding']).toBeUndefined();
});

test('a call gets its body', async () => {
  const answer = await ask(edge.origin, CALL, { method: 'POST', body: BODY });
  expect(answer.status).toBe(200);
  expect(shop.asked.at(-1)).toMatchObject({ url: CALL, body: BODY });
});

test('the demands of those who write are refused, and the connection says that it ends', async () => {
  await ask(edge.origin, '/kept-before');
  const demands = [{ 'If-Match': '"x"' }, { 'If-Unmodified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' }];
  for (const headers of demands as Record<string, string>[]) {
    const answer = await ask(edge.origin, '/kept-before', { headers });
    expect(answer.status).toBe(400);
    expect(answer.headers['connection']).toBe('close');
  }
});

test('only calls are posted', async () => {
  const before = shop.asked.length;
  for (const path of ['/', '/home', '/search?p=a', '/cart', '/assets/root.js', '/images/a.webp', '/apis', '/API/x']) {
    expect((await ask(edge.origin, path, { method: 'POST', body: BODY })).status).toBe(405);
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    for (const path of ['/home', CALL]) expect((await ask(edge.origin, path, { method })).status).toBe(405);
  }
  expect(shop.asked.length).toBe(before);
});

test('what is only read has no body, and one with a body is refused before it is waited for', async () => {
  const bodies: Record<string, string>[] = [{ 'Content-Length': '3' }, { 'Transfer-Encoding': 'chunked' }];
  const before = shop.asked.length;
  const calls = ['/api/product/cart-orders'];
  for (const headers of bodies) {
    for (const path of [
      '/visited',
      '/images/visited',
      '/search?p=1',
      '/cart?n=1',
      '/a%0Ab',
      '/edge-pages/x',
      ...calls,
    ]) {
      const { status } = await ask(edge.origin, path, { headers, body: 'abc' });
      expect({ path, status }).toEqual({ path, status: path === '/edge-pages/x' ? 404 : 400 });
    }
  }
  expect(shop.asked.length).toBe(before);
  for (const path of ['/visited', '/a%0Ab', '/a%200', ...calls]) {
    expect((await ask(edge.origin, path, { headers: { 'Content-Length': '0' } })).status).toBe(200);
    expect((await ask(edge.origin, path)).status).toBe(200);
  }
});

test('an address that another host could be read from leads nowhere', async () => {
  const before = shop.asked.length;
  const doubled = [
    '//evil.example/home',
    '///evil.example',
    '/home//a',
    '/%2fevil.example/home',
    '/.//evil.example/home',
  ];
  const turned = [
    '/\\evil.example/home',
    '/%5cevil.example',
    '/x\\..\\cart',
    '/a/..//evil.example/home',
    '//evil.example/api/',
  ];
  for (const path of [...doubled, ...turned]) {
    const answer = await ask(edge.origin, path);
    expect(answer).toMatchObject({ status: 404 });
    expect(answer.headers['location']).toBeUndefined();
  }
  expect(shop.asked.length).toBe(before);
});
