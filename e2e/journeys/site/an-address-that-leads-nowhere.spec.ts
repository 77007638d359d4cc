import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { leadOf, wordsOf } from '../read-page.ts';

const NOT_FOUND = 'Уучлаарай таны хайсан хуудас олдсонгүй.';

test('/nothing-here shows the 404 screen, and home is one click away', async ({ page }) => {
  const answer = await page.goto('/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Алдаа');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Нүүр хуудас' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle(/Тохь/);
});

for (const path of ['/single-product', '/%00']) {
  test(`${path} shows the same screen`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<title>Алдаа</title>');
    expect(wordsOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe(NOT_FOUND);
    expect(leadOf(html, 'Нүүр хуудас')).toBe('/home');
  });
}

for (const path of ['/single-product/00000000', `/single-product/${'x'.repeat(60)}`, '/single-product/%00']) {
  test(`${path.slice(0, 30)} is no product, and leads to the error page`, async ({ request, baseURL }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const shown = await request.get(path);
    expect(shown.url()).toBe(`${baseURL}/error-page`);
    expect(shown.headers()['cache-control']).toBe('no-store');
    expect(await shown.text()).toContain('<title>Алдаа</title>');
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
