import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';
import { watchConsole } from '../watch-console.ts';

const NARAN = '/single-product/70489215';

/** The open cart: under its icon, or a sheet on a phone. */
const cartOf = (page: Page, isMobile: boolean) =>
  isMobile ? page.getByRole('dialog', { name: 'Миний сагс' }) : page.getByRole('region', { name: 'Миний сагс' });

const openCart = (page: Page) => page.locator('.cart-opener:visible').click();

test('an empty cart says so and leads into the shop', { tag: '@phone' }, async ({ page, isMobile }) => {
  await openPage(page, '/bonus');
  await openCart(page);
  const cart = cartOf(page, isMobile);
  await expect(cart.getByText('Таны сагс хоосон байна')).toBeVisible();
  await expectAccessible(page, { onPhone: true });
  await cart.getByRole('link').click();
  await expect(page).toHaveURL(/\/top-20$/);
  await expect(cart).toBeHidden();
});

test('a product goes in, its pieces change, it is deleted and put back, and a reload keeps it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const console = watchConsole(page);
  await openPage(page, NARAN);
  await page.locator('button:visible', { hasText: 'Сагсанд нэмэх' }).first().click();
  await expect(page.getByText('Амжилттай')).toBeVisible();
  await expect(page.getByText('Бүтээгдэхүүн нэмэгдлээ')).toBeVisible();
  await page.getByRole('button', { name: 'Сагс үзэх' }).last().click();
  const cart = cartOf(page, isMobile);
  await expect(cart.getByRole('status')).toContainText('1,849,900₮');
  await cart.getByRole('button', { name: 'Нэмэх', exact: true }).click();
  await expect(cart.getByRole('status')).toContainText('3,699,800₮');
  await expectAccessible(page, { onPhone: true });
  await cart.getByRole('button', { name: 'Сагснаас хасах: NARAN' }).click();
  await expect(cart.getByText('NARAN хасагдлаа')).toBeVisible();
  await expect(cart.getByText('Таны сагс хоосон байна')).toBeVisible();
  await cart.getByRole('button', { name: 'Буцаах' }).click();
  await expect(cart.getByText(/× 2$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await openPage(page, '/bonus');
  await openCart(page);
  await expect(cart.getByText(/× 2$/)).toBeVisible();
  console.expectSilence();
});

test('the same product again raises its quantity, and never above what remains', async ({ page, isMobile }) => {
  await openPage(page, '/single-product/70489216');
  const add = page.locator('button:visible', { hasText: 'Сагсанд нэмэх' }).first();
  await add.click();
  await add.click();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').product?.[0]?.qty))
    .toBe(2);
  await add.click();
  await expect(page.getByText('Үлдэгдэл хүрэлцэхгүй байна')).toBeVisible();
  await openPage(page, '/bonus');
  await openCart(page);
  const cart = cartOf(page, isMobile);
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByRole('button', { name: 'Нэмэх', exact: true })).toBeDisabled();
});

test('the icon counts to nine and then says 9+, with the total beside it', async ({ page, isMobile }) => {
  await openPage(page, '/top-20');
  const add = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Сагсанд нэмэх/ });
  const icon = page.locator('.cart-opener:visible');
  for (let n = 0; n < 10; n++) {
    // By keyboard: ten messages come and go meanwhile, and one that slides under the pointer would receive the click.
    await add.nth(n).press('Enter');
    await expect(icon).toContainText(n < 9 ? String(n + 1) : '9+');
  }
  if (!isMobile) await expect(icon).toContainText('₮');
});

test('a double click adds once, and the open cart counts what its icon counts', async ({ page, isMobile }) => {
  await openPage(page, NARAN);
  const add = page.locator('button:visible', { hasText: 'Сагсанд нэмэх' }).first();
  await add.dblclick();
  await expect(page.locator('.cart-opener:visible, .buybar__cart:visible').first()).toContainText('1');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').product?.[0]?.qty)).toBe(1);
  await add.press('Enter');
  await page.getByRole('button', { name: 'Сагс үзэх' }).last().click();
  const cart = cartOf(page, isMobile);
  await expect(cart.getByRole('heading', { name: 'Миний сагс, 1 бараа' })).toBeVisible();
  await expect(cart.getByText(/× 2$/)).toBeVisible();
});

test('messages about several products are one that counts them and shows the last', async ({ page }) => {
  await openPage(page, '/top-20');
  const cards = page.getByRole('main').getByRole('article');
  const messages = page.locator('.toast');
  for (const n of [0, 1, 2])
    await cards
      .nth(n)
      .getByRole('button', { name: /^Сагсанд нэмэх/ })
      .press('Enter');
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText('3 бүтээгдэхүүн нэмэгдлээ');
  await expect(messages.locator('img')).toBeVisible();
  await expectAccessible(page);
});

test('two tabs agree on the cart', async ({ page, context, isMobile }) => {
  const other = await context.newPage();
  await openPage(other, '/bonus');
  await openPage(page, NARAN);
  await page.locator('button:visible', { hasText: 'Сагсанд нэмэх' }).first().click();
  await expect(other.locator('.cart-opener:visible')).toContainText('1');
  await openCart(other);
  await cartOf(other, isMobile).getByRole('button', { name: 'Сагснаас хасах: NARAN' }).click();
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').total)).toBe(0);
});
