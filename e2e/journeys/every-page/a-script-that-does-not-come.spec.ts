import { expect, type Page, test } from '@playwright/test';
import { bringCart, NARAN } from '../cart/cart-of-browser.ts';
import { untilAlive } from '../open-page.ts';

/** Counts requests for the page; its script fails while `isAway` is true. */
async function withoutScript(page: Page, isAway: (asked: number) => boolean): Promise<() => number> {
  let asked = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked += 1;
  });
  await page.route(/\/assets\/root-.*\.js$/, (route) =>
    isAway(asked) ? route.fulfill({ status: 503 }) : route.continue(),
  );
  return () => asked;
}

test('a page whose script did not come asks once more, and comes to life', async ({ page }) => {
  const asked = await withoutScript(page, (times) => times === 1);
  await page.goto('/policy');
  await untilAlive(page);
  expect(asked()).toBe(2);
});

test('a page whose script never comes is asked for no oftener, and can still be read', async ({ page }) => {
  const asked = await withoutScript(page, () => true);
  await page.goto('/policy');
  await expect.poll(asked).toBe(2);
  // Longer than the page waits before a reload. Without page.clock: with it a page does not know that it has just been opened.
  await page.waitForTimeout(3_000);
  expect(asked()).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a part whose script did not come is asked for again, and takes nothing of the page with it', async ({ page }) => {
  await bringCart(page, [NARAN]);
  let asked = 0;
  await page.route(/\/assets\/(my-cart|cart-keeper)-.*\.js$/, (route) => {
    asked += 1;
    return asked <= 2 ? route.abort() : route.continue();
  });
  await page.clock.install();
  await page.goto('/cart?role=cart');
  // A section is requested again after three seconds.
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(page.getByRole('complementary', { name: 'Захиалгын дүн' })).toContainText('1,849,900₮', {
      timeout: 1_000,
    });
  }).toPass({ intervals: [100] });
  expect(asked).toBeGreaterThan(2);
});
