import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { newAddress } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { fromElsewhere, mailedCode, signIn } from '../signed-in.ts';

const hearts = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Хадгалах: / });

/** In the buy box, or on a phone in the bar at the bottom. */
const heartOfProduct = (page: Page, isMobile: boolean): Locator =>
  page
    .getByRole('region', { name: isMobile ? 'Худалдан авах' : 'Үнэ, сонголт' })
    .getByRole('button', { name: 'Хадгалах: NARAN' });

const isSaved = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'true');
const isNotSaved = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'false');

test('five products are saved, a sixth is refused; one that is taken off makes room', async ({ page, request }) => {
  await signIn(page, request);
  await openPage(page, '/sub-category/sofa?view=list');
  const all = hearts(page);
  // Starts before the press: a message stays for seconds, and the rest may take longer on a slow page.
  const confirmed = expect(page.getByText('Бүтээгдэхүүн хадгалагдлаа').first()).toBeVisible();
  for (const n of [0, 1, 2, 3, 4]) {
    await all.nth(n).click();
    await isSaved(all.nth(n));
  }
  await confirmed;
  const refused = expect(page.getByText('5-аас дээш бүтээгдэхүүн хадгалах боломжгүй').first()).toBeVisible();
  await all.nth(5).click();
  await refused;
  await isNotSaved(all.nth(5));
  await all.nth(2).click();
  await isNotSaved(all.nth(2));
  await all.nth(5).click();
  await isSaved(all.nth(5));
  await expectAccessible(page);

  // The server has it: another page of the same customer, rendered again.
  await openPage(page, '/sub-category/sofa');
  for (const n of [0, 1, 3, 4, 5]) await isSaved(all.nth(n));
  await isNotSaved(all.nth(2));
});

test('a guest’s heart leads to the login by a mailed code, and is filled after it', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const address = newAddress();
  await page.setExtraHTTPHeaders(fromElsewhere());
  await openPage(page, '/single-product/70489215');
  const heart = heartOfProduct(page, isMobile);
  await isNotSaved(heart);
  await heart.click();
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('button', { name: /код/i }).first().click();
  await page.getByRole('textbox', { name: 'Имэйл' }).fill(address);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Код авах' }).click();
  await page.getByRole('textbox', { name: '6 оронтой код' }).fill(await mailedCode(address));
  await page.getByRole('button', { name: 'Нэвтрэх' }).click();

  await expect(page).toHaveURL(/\/single-product\/70489215$/);
  await expect(page.getByText('Бүтээгдэхүүн хадгалагдлаа')).toBeVisible();
  await isSaved(heart);
  await page.reload();
  await isSaved(heart);
});

test('the heart is pressed by the keyboard, and says what it is', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a keyboard comes with a wide screen');
  await signIn(page, request);
  await openPage(page, '/single-product/70489215');
  const heart = heartOfProduct(page, isMobile);
  await heart.focus();
  await page.keyboard.press('Enter');
  await isSaved(heart);
  await page.keyboard.press('Space');
  await isNotSaved(heart);
});

test('a session that has ended elsewhere leads to the login', async ({ page, request, isMobile }) => {
  const { token } = await signIn(page, request);
  const known = page.waitForResponse(/\/api\/user\/my-marks$/);
  await openPage(page, '/single-product/70489215');
  await known;
  await request.post('/api/user/logout', { headers: { authorization: `Bearer ${token}` } });
  await heartOfProduct(page, isMobile).click();
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
});

test('the bell of a sold-out product promises an email, and takes it back', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  await signIn(page, request);
  await openPage(page, '/single-product/70489218');
  const bell = page
    .getByRole('region', { name: isMobile ? 'Худалдан авах' : 'Үнэ, сонголт' })
    .getByRole('button', { name: 'Ирэхэд мэдэгдэх: NARAN' });
  await bell.click();
  await expect(page.getByText('Бараа ирмэгц имэйлээр мэдэгдэнэ')).toBeVisible();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await bell.click();
  await expect(page.getByText('Энэ барааны тухай мэдэгдэхгүй')).toBeVisible();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
});
