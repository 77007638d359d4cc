import { expect, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { watchConsole } from './watch-console.ts';

const NARAN = '/single-product/70489215';

test('a visitor sees what it is, what it costs and when it comes', async ({ page }) => {
  const console = watchConsole(page);
  await page.goto(NARAN);
  await expect(page).toHaveTitle('NARAN 3 хүний буйдан — Тохь');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NARAN 3 хүний буйдан, тоосгон улаан');
  const main = page.getByRole('main');
  await expect(main.getByText('1,849,900₮')).toBeVisible();
  await expect(main.getByText('2,149,900₮')).toBeVisible();
  await expect(main.getByText('+55,497 бонус')).toBeVisible();
  await expect(main.getByText('Код 704.892.15')).toBeVisible();
  await expect(main.getByText('Хямдарсан', { exact: true })).toBeVisible();
  await expect(main.getByText('Эрэлттэй').first()).toBeVisible();
  await expect(main.getByText(/\d\d\/\d\d – \d\d\/\d\d хооронд хүргэнэ/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  console.expectSilence();
});

test('nothing on the page stands in the way of somebody who cannot see it', async ({ page }) => {
  await page.goto(NARAN);
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('the page fits its screen, with every section open, and no picture is broken', async ({ page }) => {
  await page.goto(NARAN);
  for (const section of await page.locator('main details').all()) {
    if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  }
  await page.waitForLoadState('networkidle');
  const { scrollWidth, clientWidth, broken } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
    broken: [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.src),
  }));
  expect(scrollWidth).toBe(clientWidth);
  expect(broken).toEqual([]);
});

test('another picture is chosen by its thumbnail, and the address keeps it', async ({ page }) => {
  const console = watchConsole(page);
  await page.goto(NARAN);
  await page.getByRole('link', { name: '2-р зураг' }).click();
  await expect(page).toHaveURL(/image=2/);
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
  console.expectSilence();
});

test('another colour changes address, price, code and title without loading the page anew', async ({ page }) => {
  const console = watchConsole(page);
  await page.goto(NARAN);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: /бүдэг цэнхэр/i }).click();
  await expect(page).toHaveURL(/\/single-product\/70489217$/);
  await expect(page.getByText('Код 704.892.17')).toBeVisible();
  await expect(page.getByRole('main').getByText('1,949,900₮')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByText('Код 704.892.15')).toBeVisible();
  console.expectSilence();
});

test('a product that cannot be bought says so', async ({ page }) => {
  await page.goto('/single-product/70489218');
  await expect(page.getByRole('main').getByText('Үлдэгдэлгүй').first()).toBeVisible();
  await expectAccessible(page);
});

test('the page is walked through with the keyboard alone', async ({ page }) => {
  await page.goto(NARAN);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Үндсэн хэсэг рүү очих' })).toBeFocused();
  await page.keyboard.press('Enter');
  const details = page.locator('details', { hasText: 'Тайлбар' }).first();
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(details).toHaveAttribute('open', '');
});
