import { expect, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';

for (const path of ['/nothing-here', '/single-product', '/%00']) {
  test(`${path.slice(0, 30)} shows the 404 screen, and home is one click away`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Алдаа');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Уучлаарай таны хайсан хуудас олдсонгүй.');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Нүүр хуудас' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page).toHaveTitle(/Тохь/);
  });
}

for (const path of ['/single-product/00000000', `/single-product/${'x'.repeat(60)}`, '/single-product/%00']) {
  test(`${path.slice(0, 30)} is no product, and leads to the error page`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page).toHaveURL(/\/error-page$/);
    await expect(page).toHaveTitle('Алдаа');
  });
}

test('the error page says what happened, what is safe and what to do next', async ({ page }) => {
  const answer = await page.goto('/error-page');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle('Алдаа');
  await expect(page.getByText('Таны сагс, захиалга хэвээрээ.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '7700-2020' })).toBeVisible();
  await expectAccessible(page);
});
