import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { databaseOfJourneys } from '../../database-of-journeys.ts';
import { freePort } from '../../edge/free-port.ts';
import { FULL } from '../../full-size.ts';
import { watchConsole } from '../watch-console.ts';

// Only with FULL=true: the shop of `npm run dev` takes 20 s to start. The content of the page is tested in
// server/src/http/calls/serve-calls.test.ts.
test.describe('the shop of an engineer', () => {
  test.skip(!FULL, 'the gate has it as a test of the server');
  test.describe.configure({ mode: 'default' });

  // The built shop has no such page.
  let shop: ChildProcess;
  let origin: string;
  test.beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    shop = spawn(process.execPath, ['server/src/api.ts'], {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATABASE_URL: databaseOfJourneys(),
        PORT: String(port),
        SHOP_ORIGIN: origin,
        LOG_LEVEL: 'warn',
        DRAIN_MS: '0',
        EVENT_LOOP_DELAY_LIMIT_MS: '20000',
      },
      stdio: 'inherit',
    });
    const answers = () =>
      fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers).toBe(true);
  });
  test.afterAll(async () => {
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    await ended;
  });

  test('the page of the calls opens, lists a call and shows what it takes', async ({ page }) => {
    const console = watchConsole(page);
    await page.goto(`${origin}/api/docs`);
    await page.getByText('/api/product/single-product').click();
    await expect(page.getByText('Everything the product page shows').first()).toBeVisible();
    await expect(page.getByText('Request body')).toBeVisible();
    console.expectSilence();
  });
});

test('a customer finds nothing at its address', async ({ request }) => {
  test.skip(process.env['BASE_URL'] !== undefined, 'a shop that runs from its sources has the page');
  const answer = await request.get('/api/docs');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<title>Алдаа</title>');
});
