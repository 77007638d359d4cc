// The pages of a real process, from their sources.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { lockTable } from '../../../test/lock-table.ts';
import { type ProcessOfTest, startApiWithPages, stopProcess } from '../../../test/process-of-test.ts';

const real = databaseOfTest();
const ORIGIN = 'https://tokhi.example';
let shop: ProcessOfTest & { address: string };
beforeAll(async () => {
  shop = await startApiWithPages({ DATABASE_URL: real.url, DRAIN_MS: '0', SHOP_ORIGIN: ORIGIN, LOG_LEVEL: 'info' });
});
afterAll(() => stopProcess(shop));

/** Byte for byte: `fetch` would normalise the address. */
function askRaw(target: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(shop.address).port), '127.0.0.1');
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.once('error', reject).once('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
      resolve({ status: Number(head.split(' ')[1]), head, body });
    });
    socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  });
}

test.each([
  ['//', '/'],
  ['//home', '/home'],
  ['//evil.com/home?phone=99112233', '/evil.com/home?phone=99112233'],
  ['///evil.com', '/evil.com'],
  ['/\\evil.com/home', '/evil.com/home'],
  ['/.//evil.com/home', '/evil.com/home'],
  ['//user:99112233@evil.com/', '/user:99112233@evil.com/'],
  ['//[', '/['],
  ['//a:b:c?phone=99112233', '/a:b:c?phone=99112233'],
  ['//x.data', '/x.data'],
])('%s leads to %s of this shop and to no other host', async (target, path) => {
  const { status, head } = await askRaw(target);
  expect(status).toBe(301);
  expect(/^location: (.*)$/im.exec(head)?.[1]).toBe(path);
});

test.each(['/evil.com/home', '/%2F%2Fevil.com', '/%5c%5cevil.com', '/%', '/%ff', '/%00', '/home%00', '*'])(
  '%s is the page that nothing was found',
  async (target) => {
    const { status, head, body } = await askRaw(target);
    expect(status).toBe(404);
    expect(head).toContain('text/html');
    expect(body).toContain('Уучлаарай таны хайсан хуудас олдсонгүй.');
  },
);

test.each(['http://evil.com/home', 'http://evil.com:99999/home?x=%', 'ftp://user:pass@evil.com/home'])(
  '%s is the page of this shop, whatever host is named',
  async (target) => {
    const { status, body } = await askRaw(target);
    expect(status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/home"/>`);
    expect(body).not.toContain('evil.com');
  },
);

const HOSTILE = [
  '?phone=99112233',
  'evil.com:443',
  '\\\\evil.com',
  '/a b',
  '/\u0000',
  `/${'x'.repeat(15_000)}`,
  `/${'x'.repeat(40_000)}`,
  '/'.repeat(5_000),
  '/_root.data',
  '/.data?_routes=__proto__',
  '/home.data?_routes=%',
  '/home.data?_routes=nonsense&_routes=constructor',
  '/single-product/%.data',
  '/__manifest?version=1&p=//evil.com',
];

test.each(HOSTILE.map((target) => [target.slice(0, 40), target]))('%s is no fault of ours', async (_begin, target) => {
  expect((await askRaw(target)).status).toBeLessThan(500);
});

test('nothing of all that is in the log', () => {
  expect(shop.output()).toContain('"route":"/*"');
  expect(shop.output()).not.toMatch(/99112233|evil\.com|"level":50/);
});

test('a visitor who leaves before the page is there leaves no query behind, and no failure in the log', async () => {
  const tableLock = await lockTable(real.url, 'model_dimensions');
  const page = new AbortController();
  const given = fetch(`${shop.address}/single-product/70489215`, { signal: page.signal }).catch(() => null);
  try {
    await expect.poll(() => tableLock.waiting()).toBe(1);
    page.abort();
    await given;
    await expect.poll(() => tableLock.waiting()).toBe(0);
  } finally {
    await tableLock.release();
  }
  expect(shop.output()).not.toContain('"level":50');
  expect((await fetch(`${shop.address}/single-product/70489215`)).status).toBe(200);
});

test('a page is logged and measured under its pattern, and its data too', async () => {
  const ask = async (path: string) => (await fetch(shop.address + path)).arrayBuffer();
  for (const path of ['/home', '/home.data', '/brand/987654', '/evil-987654', '/search?q=987654']) await ask(path);
  const measured = async () => (await fetch(`${shop.address}/metrics`)).text();
  const routes = async () =>
    [...(await measured()).matchAll(/^http_request_duration_seconds_count\{.*route="([^"]+)"/gm)].map(([, at]) => at);
  // A request is measured after its last byte is sent.
  const expected = ['/home', '/home.data', '/brand/:id', '/search', '/*'];
  await expect.poll(routes).toEqual(expect.arrayContaining(expected));
  expect(await measured()).not.toContain('987654');
  expect(shop.output()).toContain('"route":"/brand/:id"');
});
