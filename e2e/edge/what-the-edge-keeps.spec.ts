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

test('whatever campaigns and strangers add leads to the same page and never reaches the shop', async () => {
  const plain = await get('/lower?sort=newest&page=2');
  const marks =
    'utm_source UTM_Campaign gclid fbclid yclid ttclid gbraid wbraid gad_source igsh msclkid srsltid FBCLID x';
  const many = marks.split(' ').map((name) => `${name}=a%20b`);
  for (const query of [
    `?${many.join('&')}&sort=newest&page=2`,
    `?sort=newest&${many.join('&')}&page=2&${many.join('&')}`,
    `?&&sort=newest&page=2&${many.join('&')}&${many.join('&')}&fbclid`,
  ]) {
    expect(await get(`/lower${query}`)).toEqual({ ...plain, cache: 'HIT' });
  }
  await get('/newer?utm_source=mail');
  expect(shop.asked.at(-1)?.url).toBe('/newer');
});

test('one choice is one page, in whatever order a stranger wrote it', async () => {
  const plain = await get('/categories/1?brand=3&color=a&color=b&price-min=5&spec.seats=2&sort=newest&page=2');
  for (const query of [
    '?page=2&sort=newest&spec.seats=2&price-min=5&color=a&color=b&brand=3',
    '?color=a&page=2&color=b&sort=newest&brand=3&spec.seats=2&price-min=5',
    '?color=a&fbclid=1&color=b&page=2&sort=newest&brand=3&spec.seats=2&price-min=5&page=3',
  ]) {
    expect(await get(`/categories/1${query}`)).toEqual({ ...plain, cache: 'HIT' });
  }
});

test('what cannot be put in order is passed as it was written, and not kept', async () => {
  for (const query of ['?%70=sofa', '?page=2&%63olor=a', '?color=a&x=1&color=b&x=1&color=c&x=1&color=d']) {
    for (const _visitor of ['one', 'other']) {
      expect((await get(`/trend${query}`)).cache).toBe('BYPASS');
      expect(shop.asked.at(-1)?.url).toBe(`/trend${query}`);
    }
  }
});

test('whatever else stands in an address makes another page', async () => {
  const paths = ['/top', '/top?page=2', '/top?brand=1&page=2', '/top?p', '/top?p=', '/top%2Fa', '/top/a', '/TOP'];
  const values = ['/top?p=a&sort=b', '/top?p=A&sort=b', '/top?color=a&color=b', '/top?color=b&color=a', '/top?color=a'];
  for (const path of [...paths, ...values]) {
    expect((await get(path)).cache).toBe('MISS');
    expect(shop.asked.at(-1)?.url).toBe(path);
  }
});

test('a file is the same file whatever is asked behind it', async () => {
  const before = shop.asked.length;
  const plain = await get('/images/product/a.webp?v=1');
  for (const path of ['/images/product/a.webp', '/images/product/a.webp?v=2', '/images/product/a.webp?%70=3']) {
    expect(await get(path)).toEqual({ ...plain, cache: 'HIT' });
  }
  expect(shop.asked.slice(before).map(({ url }) => url)).toEqual(['/images/product/a.webp']);
});

test('a tile of the map is one file for everybody, and is still there while the shop fails', async () => {
  const before = shop.asked.length;
  const plain = await get('/images/tiles/13/6528/2850');
  expect(plain.cache).toBe('MISS');
  shop.failWith(503);
  for (const headers of [{ 'Accept-Encoding': 'gzip' }, { 'Accept-Encoding': 'identity' }, { Cookie: 'a=b' }]) {
    expect(await get('/images/tiles/13/6528/2850?v=2', headers)).toEqual({ ...plain, cache: 'HIT' });
  }
  expect((await get('/images/tiles/13/6528/2851')).status).toBe(503);
  shop.failWith(null);
  expect((await get('/images/tiles/13/6528/2851')).status).toBe(200);
  expect(shop.asked.slice(before).map(({ url }) => url)).toEqual([
    '/images/tiles/13/6528/2850',
    '/images/tiles/13/6528/2851',
    '/images/tiles/13/6528/2851',
  ]);
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
  const pages = ['/profile', '/cart?role=cart', '/confirm-order/IK1', '/cart.data', '/Cart', '/PROFILE/', '/cArt.data'];
  for (const path of ['/api/content/categories', ...pages]) {
    const [one, other] = [await get(path), await get(path)];
    expect([one.cache, other.cache]).toEqual(['BYPASS', 'BYPASS']);
    expect(other.text).not.toBe(one.text);
    expect(shop.asked.at(-1)?.url).toBe(path);
  }
  await get('/personal');
  expect((await get('/personal')).cache).toBe('MISS');
});

test('a visitor cannot choose the address that the shop sees, and a call keeps its token', async () => {
  await get('/api/user/me', { 'X-Forwarded-For': '10.1.2.3', Authorization: 'Bearer mine' });
  const { headers } = shop.asked.at(-1) ?? {};
  expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers?.authorization).toBe('Bearer mine');
});

test('probes and figures are not for the street', async () => {
  const before = shop.asked.length;
  for (const path of ['/metrics', '/metrics/', '/%6detrics', '/Metrics', '//metrics', '/readyz', '/healthz']) {
    expect((await get(path)).status).toBe(404);
  }
  expect(shop.asked.length).toBe(before);
});
