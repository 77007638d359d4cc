import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Answer, ask } from './ask.ts';
import { type StandInShop, startStandInShop } from './stand-in-shop.ts';
import { type Edge, startEdge } from './start-edge.ts';

// One edge for the whole file.
test.describe.configure({ mode: 'default' });

let shop: StandInShop;
let edge: Edge;
test.beforeAll(async () => {
  shop = await startStandInShop();
  edge = await startEdge(shop.address, {
    changed: [
      // The real burst would work as well, but needs a few hundred requests.
      ['zone=call_rate burst=100', 'zone=call_rate burst=1'],
      ['zone=suggest_rate burst=100', 'zone=suggest_rate burst=1'],
      ['zone=search_rate burst=40', 'zone=search_rate burst=1'],
      ['proxy_read_timeout 35s', 'proxy_read_timeout 5s'],
    ],
  });
});
test.afterAll(async () => {
  await edge.stop();
});

// A separate test checks that the texts are the shop's (contract/src/edge-pages.test.ts).
const file = (name: string) => readFileSync(new URL(`../../ops/edge-pages/${name}`, import.meta.url), 'utf8');

function expectRefused(answer: Answer, status: number, name: string): void {
  const type = name.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
  expect(answer).toMatchObject({ status, text: file(name) });
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
  expect(answer.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringContaining("base-uri 'none'; frame-ancestors 'none'"),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
}

test('what is not there, not allowed or too much is said in the words of the shop', async () => {
  expectRefused(await ask(edge.origin, '/metrics'), 404, 'not-found.html');
  expectRefused(await ask(edge.origin, '/edge-pages/shop-busy.html'), 404, 'not-found.html');
  expectRefused(await ask(edge.origin, '/home', { method: 'POST', body: 'a=b' }), 405, 'not-found.html');
  expectRefused(await ask(edge.origin, '/api/x', { method: 'DELETE' }), 405, 'not-found.json');
  const large = { method: 'POST', body: 'x'.repeat(300 * 1024) };
  expectRefused(await ask(edge.origin, '/api/x', large), 413, 'invalid-request.json');
  const packed = { method: 'POST', headers: { 'Content-Encoding': 'gzip' }, body: 'x' };
  expectRefused(await ask(edge.origin, '/api/x', packed), 415, 'invalid-request.json');
});

test('who asks too often is told, and when to come back', async () => {
  for (const [path, name] of [
    ['/search?p=a', 'too-many-requests.html'],
    ['/api/product/suggest', 'too-many-requests.json'],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(edge.origin, path)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expectRefused(answer, 429, name);
      expect(answer.headers['retry-after']).toBe('5');
    }
  }
});

test('the page has its style, which its own policy allows', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const answer = await page.goto(`${edge.origin}/metrics`);
  const [, style = ''] = /<style>(.*)<\/style>/.exec(file('not-found.html')) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer?.headers()['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  await expect(page.locator('body')).toHaveCSS('text-align', 'center');
  // The browser itself logs the 404.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a shop that is too slow or gone is busy, for a person and for a call; its own refusals stay its own', async () => {
  shop.failWith(503);
  expect((await ask(edge.origin, '/home')).text).toMatch(/^answer/);
  shop.failWith(null);
  expectRefused(await ask(edge.origin, '/slow'), 504, 'shop-busy.html');
  await shop.stop();
  expectRefused(await ask(edge.origin, '/home'), 502, 'shop-busy.html');
  const call = await ask(edge.origin, '/api/home/brands', { method: 'POST', body: '{}' });
  expectRefused(call, 502, 'shop-busy.json');
  expect(call.headers['retry-after']).toBe('5');
});
