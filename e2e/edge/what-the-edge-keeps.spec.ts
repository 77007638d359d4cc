import { expect, test } from '@playwright/test';
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

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(edge.origin + path, { headers: { 'Accept-Encoding': 'br', ...headers } });
  return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text() };
}

test('the second visitor gets the page of the first', async () => {
  const first = await get('/home');
  const second = await get('/home', {
    Cookie: 'a=b',
    Authorization: 'Bearer somebody',
    'Accept-Encoding': 'gzip;q=0, br',
  });
  expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
  expect(second.text).toBe(first.text);
});

test('a visitor who reads another encoding gets an answer of that encoding', async () => {
  await get('/encoded');
  expect((await get('/encoded', { 'Accept-Encoding': 'gzip' })).cache).toBe('MISS');
  expect((await get('/encoded', { 'Accept-Encoding': 'deflate, gzip' })).cache).toBe('HIT');
  expect(shop.asked.at(-1)?.headers['accept-encoding']).toBe('gzip');
});

test('the marks of a campaign lead to the same page and never reach the shop', async () => {
  const plain = await get('/lower?page=2&sort=newest');
  for (const query of [
    '?utm_source=mail&utm_medium=x&page=2&sort=newest',
    '?page=2&utm_source=mail&sort=newest&fbclid=1',
    '?page=2&sort=newest&gclid=1&utm_campaign=a',
  ]) {
    expect(await get(`/lower${query}`)).toEqual({ ...plain, cache: 'HIT' });
  }
  await get('/newer?utm_source=mail');
  expect(shop.asked.at(-1)?.url).toBe('/newer');
});

test('whatever else stands in an address makes another page', async () => {
  const paths = ['/top', '/top?page=2', '/top?page=2&brand=1', '/top?nutm_source=1', '/top%2Fa', '/top/a', '/TOP'];
  for (const path of paths) {
    expect((await get(path)).cache).toBe('MISS');
    expect(shop.asked.at(-1)?.url).toBe(path);
  }
});

test('a crowd on a cold page is one question to the shop', async () => {
  const before = shop.asked.length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/crowd')));
  expect(shop.asked.length - before).toBe(1);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('a page past its time is given at once and fetched anew behind the scenes', async () => {
  const first = await get('/short');
  await new Promise((done) => setTimeout(done, 2_100));
  const stale = await get('/short');
  expect(stale).toMatchObject({ text: first.text, cache: 'STALE' });
  await expect.poll(async () => (await get('/short')).text).not.toBe(first.text);
});

test('while the shop fails, what is kept is still shown; what is not kept fails, and is not kept either', async () => {
  const good = await get('/short-of-luck');
  await new Promise((done) => setTimeout(done, 2_100));
  shop.failWith(503);
  expect(await get('/short-of-luck')).toMatchObject({ status: 200, text: good.text });
  expect((await get('/never-seen')).status).toBe(503);
  shop.failWith(null);
  expect((await get('/never-seen')).status).toBe(200);
});

test('calls and what is about one customer are never kept', async () => {
  for (const path of ['/api/content/categories', '/profile', '/cart?role=cart', '/confirm-order/IK1', '/cart.data']) {
    const [one, other] = [await get(path), await get(path)];
    expect([one.cache, other.cache]).toEqual(['BYPASS', 'BYPASS']);
    expect(other.text).not.toBe(one.text);
  }
  await get('/personal');
  expect((await get('/personal')).cache).toBe('MISS');
});

test('a visitor cannot say where he comes from, and a call keeps its token', async () => {
  await get('/api/user/me', { 'X-Forwarded-For': '10.1.2.3', Authorization: 'Bearer mine' });
  const { headers } = shop.asked.at(-1) ?? {};
  expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers?.authorization).toBe('Bearer mine');
});

test('probes and figures are not for the street', async () => {
  const before = shop.asked.length;
  for (const path of ['/metrics', '/metrics/', '/%6detrics', '//metrics', '/readyz', '/healthz']) {
    expect((await get(path)).status).toBe(404);
  }
  expect(shop.asked.length).toBe(before);
});
