// Common to all answers: ids, logs, headers, limits, probes, pictures.
import { randomBytes } from 'node:crypto';
import { serverTexts } from '@tokhi/contract/texts/server-texts';
import { texts } from '@tokhi/contract/texts/texts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AppOfTest, appOfTest } from '../../test/app-of-test.ts';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { openDatabase } from '../db/database.ts';
import { createLogger } from '../logger.ts';
import { openRedis } from '../redis.ts';

const real = databaseOfTest();
let shop: AppOfTest;
const nobodysRedis = openRedis('redis://127.0.0.1:1/0', createLogger({ level: 'silent', process: 'test' }));
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(async () => {
  await shop.close();
  nobodysRedis.disconnect();
});

/** Counters live for a minute in Redis: an address not used within it. */
const newAddress = () => `198.${[...randomBytes(3)].join('.')}`;

const product = (headers: Record<string, string> = {}, url = '/api/product/single-product') =>
  shop.app.inject({ method: 'POST', url, payload: { id: '70489215' }, headers });

test('each answer carries a request id; a plain one from the edge is kept, a crafted one is not', async () => {
  expect((await product()).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  expect((await product({ 'x-request-id': 'edge-12345678' })).headers['x-request-id']).toBe('edge-12345678');
  expect((await product({ 'x-request-id': 'x"}\n{"level":10' })).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

test('the log names route, status and time, and nothing that is the customer’s', async () => {
  await shop.app.inject({
    method: 'POST',
    url: '/api/product/single-product?phone=99112233&email=bat@example.mn',
    remoteAddress: '203.0.113.9',
    headers: { authorization: 'Bearer very-secret-token', cookie: 'session=abc', 'user-agent': 'Bat’s phone' },
    payload: { id: 'bat@example.mn 99112233' },
  });
  const line = shop.log().trimEnd().split('\n').at(-1) ?? '';
  expect(JSON.parse(line)).toMatchObject({ method: 'POST', route: '/api/product/single-product', status: 404 });
  for (const personal of ['99112233', 'bat@example.mn', 'very-secret-token', 'session=abc', '203.0.113.9', 'Bat’s']) {
    expect(shop.log()).not.toContain(personal);
  }
});

test('answers of the API may be framed, sniffed and executed by nobody', async () => {
  const { headers } = await product();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('no page of another site may read an answer', async () => {
  const { headers } = await product({ origin: 'https://elsewhere.example' });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('answers of the API are kept by nobody, unless they say that they may', async () => {
  expect((await product()).headers['cache-control']).toBe('no-store');
  expect((await shop.app.inject({ url: '/api/docs/json' })).headers['cache-control']).toBe('no-store');
  expect((await shop.app.inject({ url: '/api/nothing' })).headers['cache-control']).toBe('no-store');
  expect((await shop.app.inject({ url: '/images/product/none.webp' })).headers['cache-control']).toContain('public');
});

test('a large answer is compressed for whoever can read it', async () => {
  expect((await product({ 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('br');
  expect((await product({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await product()).headers['content-encoding']).toBeUndefined();
});

test('one address that asks too often is told to wait; its neighbour is not', async () => {
  const strict = await appOfTest(real.database, { rateLimitPerMinute: 3 });
  const ask = (remoteAddress: string) =>
    strict.app.inject({
      method: 'POST',
      url: '/api/product/single-product',
      payload: { id: '70489215' },
      remoteAddress,
    });
  const [mine, neighbour] = [newAddress(), newAddress()];
  for (let count = 0; count < 3; count += 1) expect((await ask(mine)).statusCode).toBe(200);
  const refused = await ask(mine);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('too_many_requests');
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await ask(neighbour)).statusCode).toBe(200);
  await strict.close();
});

test('a clock that is put back keeps nobody out for longer than a minute, also without Redis', async () => {
  const lonely = await appOfTest(real.database, { rateLimitPerMinute: 3, redis: nobodysRedis });
  const remoteAddress = newAddress();
  const ask = () =>
    lonely.app.inject({ method: 'POST', url: '/api/product/single-product', payload: {}, remoteAddress });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    for (let count = 0; count < 3; count += 1) expect((await ask()).statusCode).toBe(400);
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  } finally {
    vi.useRealTimers();
    await lonely.close();
  }
});

test('a search page has a limit of its own, however its address is spelled, and says so to a person', async () => {
  // Two searches a minute: the limits of the contract scale with the limit of all calls.
  const strict = await appOfTest(real.database, { rateLimitPerMinute: 5 });
  const remoteAddress = newAddress();
  const headers = { accept: 'text/html,*/*;q=0.8' };
  const ask = (url: string) => strict.app.inject({ url, remoteAddress, headers });
  // No pages are mounted here: an admitted request gets 404.
  for (const url of ['/search?q=a', '/search.data?q=b']) expect((await ask(url)).statusCode).toBe(404);
  for (const url of ['/search?q=c', '/SEARCH', '/%73earch?q=d', '/search/', '/search.data?q=e']) {
    const refused = await ask(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain(serverTexts.tooManyRequests);
    expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  }
  // Other pages and calls are not affected.
  expect((await ask('/searching')).statusCode).toBe(404);
  const call = {
    method: 'POST',
    url: '/api/product/single-product',
    payload: { id: '70489215' },
    remoteAddress,
  } as const;
  expect((await strict.app.inject(call)).statusCode).toBe(200);
  await strict.close();
});

/** Blocks the event loop as a long computation does. */
async function blockEventLoop(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until);
  await new Promise((resolve) => setImmediate(resolve));
}

test('a process that is behind sheds requests with «busy» and still answers its probes', async () => {
  const busy = await appOfTest(real.database, { eventLoopDelayLimitMs: 20 });
  // Asked in the same tick in which the process finds itself overloaded, so that it cannot recover in between.
  const askBehind = async (asked: InjectOptions) => {
    while (!busy.app.isUnderPressure()) await blockEventLoop(300);
    return busy.app.inject(asked);
  };
  const answer = await askBehind({ method: 'POST', url: '/api/product/single-product', payload: { id: '1' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('shop_busy');
  expect(answer.headers['retry-after']).toBe('5');
  expect((await askBehind({ url: '/healthz' })).statusCode).toBe(200);
  // Files of a page that was already sent: without them it would never become interactive.
  expect((await askBehind({ url: '/assets/none.js' })).statusCode).toBe(404);
  expect((await askBehind({ url: '/images/product/none.avif' })).statusCode).toBe(404);
  const page = await askBehind({ url: '/home', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(page.statusCode).toBe(503);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(texts.shopBusy);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  await busy.close();
});

test('a process that works hard but is not behind by its limit sheds nothing', async () => {
  const calm = await appOfTest(real.database, { eventLoopDelayLimitMs: 60_000 });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    // Longer than the plugin's default interval between two measurements: without a measurement it would assume an endless delay.
    await blockEventLoop(1_050);
    statuses.push((await calm.app.inject({ url: '/home' })).statusCode);
  }
  expect(statuses).not.toContain(503);
  await calm.close();
});

test('a lost database is told, and the process goes on: all of them would leave the balancer together', async () => {
  const logger = createLogger({ level: 'silent', process: 'test' });
  const unreachable = 'postgres://postgres@127.0.0.1:1/tokhi';
  const gone = openDatabase({ url: unreachable, poolSize: 1, applicationName: 'tokhi-test', logger });
  const lost = await appOfTest(gone);
  expect((await lost.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  const ready = await lost.app.inject({ url: '/readyz' });
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ database: 'away', redis: 'ok', draining: false });
  await lost.close();
  await gone.close();
});

test('metrics count requests by route, for the machines behind the edge only', async () => {
  await product();
  const metrics = await shop.app.inject({ url: '/metrics' });
  expect(metrics.body).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/product\/single-product",status="200"\} \d/,
  );
  expect(metrics.body).toContain('nodejs_eventloop_lag_seconds');
  expect((await shop.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.1' } })).statusCode).toBe(
    404,
  );
});

test('a product picture may be kept for ever, a missing one is drawn', async () => {
  const { images } = (await product()).json();
  const picture = await shop.app.inject({ url: `/images/product/${images[0].image}` });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const folder of ['product', 'brand', 'room']) {
    const missing = await shop.app.inject({ url: `/images/${folder}/none.webp` });
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toContain('image/svg+xml');
  }
});

test.each(['..%2f..%2fpackage.json', '%2e%2e/%2e%2e/catalogue/brands.json', '.env'])(
  'no address leads out of the picture folder: %s',
  async (path) => {
    const answer = await shop.app.inject({ url: `/images/product/${path}` });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('khangai');
  },
);
