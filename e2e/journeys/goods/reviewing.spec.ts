import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { newAddress } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { fromElsewhere, mailedCode, newCustomer, signIn } from '../signed-in.ts';

const PRODUCT = '/single-product/70489217';

const section = (page: Page) => page.locator('#reviews');
const form = (page: Page) => section(page).getByRole('form');
const star = (page: Page, name: string) => form(page).getByRole('radio', { name });
const send = (page: Page) => form(page).getByRole('button', { name: 'Илгээх' });
const openForm = (page: Page) => section(page).getByRole('button', { name: 'Сэтгэгдэл бичих' }).click();

test('a customer rates a product, sees the review at the top and changes it', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await openPage(page, PRODUCT);
  await openForm(page);
  await expect(form(page).getByText('Нэрийг «Худалдан авагч» гэж харуулна')).toBeVisible();
  await send(page).click();
  await expect(form(page).getByText('1–5 од өгнө үү')).toBeVisible();
  await expect(star(page, '1 од, Муу')).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);

  // The drawn star, where a finger taps.
  await form(page).getByText('4 од, Сайн').locator('..').click();
  await expect(star(page, '4 од, Сайн')).toBeChecked();
  const words = `Даавуу нь зузаан ${newAddress()}`;
  await form(page).getByRole('textbox', { name: 'Сэтгэгдэл' }).fill(words);
  await send(page).click();
  await expect(page.getByText('Сэтгэгдэл илгээгдлээ')).toBeVisible();
  const own = section(page).getByRole('article').filter({ hasText: 'Таны сэтгэгдэл' });
  await expect(own).toContainText(words);
  await expect(own).toContainText('5-аас 4');

  await own.getByRole('button', { name: 'Засах' }).click();
  await expect(section(page).getByRole('heading', { name: 'Сэтгэгдлээ засах' })).toBeVisible();
  await expect(star(page, '4 од, Сайн')).toBeChecked();
  await form(page).getByText('5 од, Маш сайн').locator('..').click();
  await form(page).getByRole('button', { name: 'Хадгалах' }).click();
  await expect(own).toContainText('5-аас 5');

  // What everybody reads, once the cached answer is refreshed: one review, without a full name.
  await expect(async () => {
    await openPage(page, PRODUCT);
    const review = section(page).getByRole('article').filter({ hasText: words });
    await expect(review).toHaveCount(1, { timeout: 1_000 });
    await expect(review).toContainText('Худалдан авагч');
    await expect(review).toContainText('5-аас 5', { timeout: 1_000 });
  }).toPass();
});

test('what a guest wrote is there after the login, and can be sent', async ({ page }) => {
  const address = newAddress();
  await page.setExtraHTTPHeaders(fromElsewhere());
  await openPage(page, '/single-product/70489216');
  await openForm(page);
  await expect(form(page).getByText('Бичсэн зүйл тань нэвтэрсний дараа хэвээр байна.')).toBeVisible();
  await form(page).getByText('5 од, Маш сайн').locator('..').click();
  await form(page).getByRole('textbox', { name: 'Сэтгэгдэл' }).fill('Нэвтрэхээс өмнө бичсэн');
  await send(page).click();
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('button', { name: /код/i }).first().click();
  await page.getByRole('textbox', { name: 'Имэйл' }).fill(address);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Код авах' }).click();
  await page.getByRole('textbox', { name: '6 оронтой код' }).fill(await mailedCode(address));
  await page.getByRole('button', { name: 'Нэвтрэх' }).click();

  await expect(page).toHaveURL(/\/single-product\/70489216$/);
  await expect(form(page)).toBeInViewport();
  await expect(form(page).getByRole('textbox', { name: 'Сэтгэгдэл' })).toHaveValue('Нэвтрэхээс өмнө бичсэн');
  await expect(star(page, '5 од, Маш сайн')).toBeChecked();
  await send(page).click();
  await expect(page.getByText('Сэтгэгдэл илгээгдлээ')).toBeVisible();
});

test('a review is written by the keyboard alone, and given up with nothing kept', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a keyboard comes with a wide screen');
  await signIn(page, request);
  await openPage(page, '/single-product/70489215');
  await section(page).getByRole('button', { name: 'Сэтгэгдэл бичих' }).focus();
  await page.keyboard.press('Enter');
  await star(page, '1 од, Муу').focus();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await expect(star(page, '3 од, Дундаж')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Гараар');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveCount(0);
  await page.reload();
  await expect(section(page).getByRole('button', { name: 'Сэтгэгдэл бичих' })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

test('reviews come ten at a time, and the bars count all of them', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'twelve customers are enough for one screen');
  const path = '/single-product/70512101';
  const write = async (n: number) => {
    const { token } = await newCustomer(request);
    const headers = { authorization: `Bearer ${token}` };
    const data = { id: '70512101', rate: n < 3 ? 1 : 5, message: `Сэтгэгдэл №${n}` };
    expect((await request.post('/api/product/add-product-review', { headers, data })).status()).toBe(200);
  };
  await Promise.all(Array.from({ length: 12 }, (_, n) => write(n)));
  await expect(async () => {
    await openPage(page, path);
    await expect(section(page).getByText('12 худалдан авагч үнэлсэн')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // Three of twelve gave one star.
  await expect(section(page).getByRole('listitem').filter({ hasText: /^1/ })).toContainText('25%');
  const articles = section(page).getByRole('article').filter({ visible: true });
  await expect(articles).toHaveCount(3);
  await section(page).getByText('Бүх 12 сэтгэгдэл').click();
  await expect(articles).toHaveCount(10);
  await section(page).getByRole('button', { name: 'Өмнөх сэтгэгдлүүд' }).click();
  await expect(articles).toHaveCount(12);
  await expect(section(page).getByRole('button', { name: 'Өмнөх сэтгэгдлүүд' })).toHaveCount(0);
  const said = await articles.allInnerTexts();
  for (let n = 0; n < 12; n += 1)
    expect(said.filter((text) => text.includes(`№${n}\n`) || text.endsWith(`№${n}`))).toHaveLength(1);
  await expectAccessible(page);
});
