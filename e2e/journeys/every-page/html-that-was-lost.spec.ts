import { expect, test } from '@playwright/test';

test('a page whose HTML was changed on its way has its cards and its footer again', async ({ page }) => {
  await page.route('**/categories/1', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const heading = '<h2 class="vh">Бараа</h2>';
    expect(html).toContain(heading);
    // Like a browser's translation: React finds different text, and renders the page again.
    await route.fulfill({ response, body: html.replace(heading, '<h2 class="vh">Goods</h2>') });
  });
  const data = page.waitForResponse(/\/categories\/1\.data/);
  await page.goto('/categories/1');
  await data;
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(30);
  await expect(cards.first().getByRole('heading')).toBeVisible();
  await expect(cards.last().getByRole('heading')).toHaveText(/./);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Захиалга хянах' })).toBeVisible();
});
