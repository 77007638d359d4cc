import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { openPage } from '../journeys/open-page.ts';
import { type Edge, startEdge } from './start-edge.ts';

const NARAN = '/single-product/70489215';

// One edge for the whole file.
test.describe.configure({ mode: 'default' });

let edge: Edge;
test.beforeAll(async ({ baseURL }) => {
  edge = await startEdge(new URL(baseURL ?? '').host);
});
test.afterAll(() => edge.stop());

test('the second visitor is answered by the edge, with the same page and the policy that belongs to it', async ({
  request,
}) => {
  const first = await request.get(edge.origin + NARAN);
  const second = await request.get(`${edge.origin}${NARAN}?utm_source=mail`);
  expect([first.headers()['x-cache'], second.headers()['x-cache']]).toEqual(['MISS', 'HIT']);
  const html = await second.text();
  expect(html).toBe(await first.text());
  const policy = second.headers()['content-security-policy'] ?? '';
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  expect(inline.length).toBeGreaterThan(0);
  for (const [, body = ''] of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
});

test('a call is answered by the shop every time', async ({ request }) => {
  for (let n = 0; n < 2; n += 1) {
    const answer = await request.post(`${edge.origin}/api/product/single-product`, { data: { id: '70489215' } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-cache']).toBe('BYPASS');
  }
});

test('a script is kept compressed as it was built, and for ever', async ({ request }) => {
  const html = await (await request.get(edge.origin + NARAN)).text();
  const [script = ''] = /\/assets\/entry[^"]+\.js/.exec(html) ?? [];
  await request.get(edge.origin + script, { headers: { 'Accept-Encoding': 'br' } });
  const answer = await request.get(edge.origin + script, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'x-cache': 'HIT',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('each visitor sees their own cart on a page that both got from the edge', async ({ browser }) => {
  for (const bought of [0, 1]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await openPage(page, edge.origin + NARAN);
    const cart = page.getByRole('banner').getByRole('button', { name: /Сагс/ });
    if (bought > 0) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Сагсанд нэмэх/ })
        .first()
        .click();
      await expect(cart).toHaveAccessibleName(/1 бараа/);
    }
    const answer = await page.goto(edge.origin + NARAN);
    expect(answer?.headers()['x-cache']).toBe('HIT');
    await page.waitForLoadState('networkidle');
    if (bought > 0) await expect(cart).toHaveAccessibleName(/1 бараа/);
    else await expect(cart).not.toHaveAccessibleName(/бараа/);
    expect(complaints).toEqual([]);
    await context.close();
  }
});
