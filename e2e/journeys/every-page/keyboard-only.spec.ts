import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { tabTo } from '../tab-to.ts';

test.skip(({ isMobile }) => isMobile, 'a keyboard comes with a wide screen');

test('from the home page through menu, list and filter to a product in the cart', async ({ page }) => {
  await openPage(page, '/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Үндсэн хэсэг рүү очих' })).toBeFocused();

  await tabTo(page, page.locator('.header__menu'));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Бүх ангилал' });
  await expect(menu.getByRole('link', { name: 'Буйдан, кресло', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/categories\/1$/);

  const brand = page.getByRole('complementary', { name: 'Шүүлтүүр' }).getByRole('checkbox', { name: /^KHANGAI/ });
  // The address changes a moment before the page.
  await expect(brand).toBeVisible();
  // Skips the header, like everybody who knows the key.
  await page.getByRole('main').focus();
  await tabTo(page, brand);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/brand=1$/);
  await expect(brand).toBeFocused();

  const first = page.getByRole('region', { name: 'Бараа', exact: true }).getByRole('article').first();
  await expect(first).toContainText('NARAN');
  await tabTo(page, first.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/single-product\/\d+$/);

  const add = page.locator('.buying').getByRole('button', { name: /^Сагсанд нэмэх/ });
  await expect(add).toBeVisible();
  await page.getByRole('main').focus();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Бүтээгдэхүүн нэмэгдлээ')).toBeVisible();

  await page.locator('.header__logo').focus();
  await tabTo(page, page.locator('.header .cart-opener'));
  await page.keyboard.press('Enter');
  const cart = page.getByRole('region', { name: 'Миний сагс' });
  await expect(cart).toBeFocused();
  await tabTo(page, cart.getByRole('button', { name: 'Нэмэх', exact: true }));
  await page.keyboard.press('Enter');
  await expect(cart.getByText(/× 2$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
  await expect(page.locator('.header .cart-opener')).toBeFocused();
});
