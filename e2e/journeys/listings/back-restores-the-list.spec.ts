import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

test('who comes back from a product finds filters, page, view and place as they were', async ({ page }) => {
  await openPage(page, '/categories/1?sort=price-up&page=2');
  const goods = page.getByRole('region', { name: 'Бараа', exact: true }).getByRole('article');
  await expect(goods).toHaveCount(22);
  const seen = goods.nth(15);
  // The first scroll lays out the whole list (opened-page.tsx); nobody jumps to the sixteenth card at once.
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect(page.locator('html')).not.toHaveClass(/opened/);
  await seen.scrollIntoViewIfNeeded();
  const name = await seen.innerText();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await seen.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/single-product\/\d+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/categories\/1\?sort=price-up&page=2$/);
  await expect(page.getByRole('combobox', { name: 'Эрэмбэ' })).toHaveValue('price-up');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(await seen.innerText()).toBe(name);
  await expect(seen).toBeInViewport();
});

test('a filter is a step back, and the list stays where it is', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the sheet is over the list');
  await openPage(page, '/categories/1');
  const filters = page.getByRole('complementary', { name: 'Шүүлтүүр' });
  const brand = filters.getByRole('checkbox', { name: /^KHANGAI/ });
  await brand.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await brand.check();
  await expect(page).toHaveURL(/brand=1$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/categories\/1$/);
  await expect(brand).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'Бараа', exact: true }).getByRole('article')).toHaveCount(30);
});
