// Questions of visitors to a product page beyond price and date: how large, in which colours, what goes with it, will it fit.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsPhone, NARROWEST, setTextSize } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';
import { watchConsole } from '../watch-console.ts';

const NARAN = '/single-product/70489215';
/** The green TAIGA, which is in the living room. */
const IN_A_ROOM = '/single-product/70512102';
const SOLD_OUT = '/single-product/70489218';
const BED = '/single-product/74100211';

const box = (page: Page) => page.getByRole('region', { name: 'Үнэ, сонголт' });

test('name, stars, price and button are seen without scrolling, and the bar that buys covers none', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the bar is for the thumb');
  for (const path of [NARAN, BED, SOLD_OUT]) {
    await openPage(page, path);
    const bar = page.getByRole('region', { name: 'Худалдан авах' });
    const top = (await bar.boundingBox())?.y ?? 0;
    for (const seen of [
      page.getByRole('heading', { level: 1 }),
      box(page).locator('.buy__rate'),
      page.locator('.price--large'),
    ]) {
      const place = await seen.boundingBox();
      expect((place?.y ?? top) + (place?.height ?? top)).toBeLessThanOrEqual(top);
    }
    // Further down the page the bar still shows the price.
    const price = await page.locator('.price--large .price__now').innerText();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(bar.getByText(price)).toBeInViewport();
  }
});

test('every view is looked at over the whole screen, one after the other, the drawing last', async ({ page }) => {
  const console = watchConsole(page);
  await openPage(page, IN_A_ROOM);
  await page.locator('.gallery__zoom').click();
  const zoom = page.getByRole('dialog', { name: 'Томруулсан зураг' });
  await expect(zoom.getByText('1 / 5')).toBeVisible();
  await zoom.getByRole('button', { name: 'Дараагийн зураг' }).click();
  await expect(zoom.getByText('2 / 5')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(zoom.getByText('5 / 5')).toBeVisible();
  await expect(zoom.getByRole('img', { name: /^Урдаас: \d+ см × \d+ см$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await page.getByRole('link', { name: 'Хэмжээний зураг' }).click();
  await expect(page).toHaveURL(/image=5/);
  await expectFits(page);
  await expectFitsPhone(page);
  console.expectSilence();
});

test('the figures of the drawing can be read, and are those of the size table', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, NARAN);
  const drawing = page.locator('.drawing');
  const figures = await drawing.locator('text').evaluateAll((texts) =>
    texts.map((text) => {
      const { width, height } = text.getBoundingClientRect();
      // The vertical one is rotated.
      return { text: text.textContent, high: Math.min(width, height) };
    }),
  );
  expect(figures.map(({ text }) => text)).toEqual(['215 см', '91 см', '97 см', '91 см']);
  expect(Math.min(...figures.map(({ high }) => high))).toBeGreaterThanOrEqual(11);
});

test('what goes with it is put into the cart by one press', async ({ page }) => {
  await openPage(page, IN_A_ROOM);
  const set = page.locator('section', { has: page.getByRole('heading', { name: 'Иж бүрдэл' }) });
  const pieces = await set.getByRole('article').count();
  expect(pieces).toBeGreaterThanOrEqual(3);
  await set.getByRole('button', { name: 'Бүгдийг сагсанд нэмэх' }).click();
  await expect(page.getByText(`${pieces} бараа сагсанд нэмэгдлээ`)).toBeVisible();
  const codes = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('cart') ?? '{}').product.map(({ id }: { id: string }) => id),
  );
  expect(codes).toHaveLength(pieces);
  expect(codes).toContain('70512102');
});

test('similar goods are offered, four at least', async ({ page }) => {
  await openPage(page, NARAN);
  const similar = page.locator('section', { has: page.getByRole('heading', { name: 'Төстэй бараа' }) });
  await similar.scrollIntoViewIfNeeded();
  await expect.poll(() => similar.getByRole('article').filter({ visible: true }).count()).toBeGreaterThanOrEqual(4);
});

test('what each colour costs is seen before it is chosen, and one that is gone is marked', async ({ page }) => {
  await openPage(page, NARAN);
  await expect(box(page).getByRole('link', { name: 'бүдэг цэнхэр, 1,949,900₮' })).toBeVisible();
  await expect(box(page).getByRole('link', { name: 'бараан саарал, Дууссан' })).toBeVisible();
});

test('what is sold out offers an email and the colours that are there, and praises nothing', async ({ page }) => {
  await openPage(page, SOLD_OUT);
  await expect(page.getByRole('button', { name: /^Ирэхэд мэдэгдэх/ }).filter({ visible: true })).not.toHaveCount(0);
  await expect(page.getByRole('main').getByText('Үлдэгдэлгүй').filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator('.gallery__badges, .price--large .price__was, .instal')).toHaveCount(0);
  // The first key lays out the whole page.
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveClass(/opened/);
  await expectAccessible(page);
  await box(page).getByText('Захиалж болох өнгө').getByRole('link', { name: 'бүдэг цэнхэр' }).click();
  await expect(page.getByText('Код 704.892.17', { exact: true })).toBeVisible();
});

test('a bed says in the buy box what does not come with it', async ({ page }) => {
  await page.goto(BED);
  await expect(box(page).getByText('Үнэд багтаагүй: матрас, орны хэрэглэл')).toBeVisible();
});

test('whether it fits is tried with the own door and wall, which are remembered', async ({ page }) => {
  const console = watchConsole(page);
  await openPage(page, NARAN);
  await expect(page.getByText('Хайрцагтайгаа 80 см өргөн хаалгаар орохгүй')).toBeVisible();
  await page.getByRole('button', { name: 'Өрөөнд багтах уу?' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Өрөөнд багтах уу?' });
  await dialog.getByLabel('Хананы урт, см').fill('200');
  await expect(dialog.getByText('Ханын дагуу багтахгүй, 15 см дутна', { exact: false })).toBeVisible();
  await dialog.getByLabel('Хаалганы өргөн, см').fill('100');
  await expect(dialog.getByText('Хайрцагтайгаа 100 см хаалгаар орно.')).toBeVisible();
  await expect(
    dialog.getByRole('img', { name: /^200 см хана, 215 см өргөн бараа, 170 см өндөр хүн, 100 см хаалга/ }),
  ).toBeVisible();
  await dialog.getByLabel('Хаалганы өргөн, см').fill('8');
  await expect(dialog.getByText('50–300 см-ийн хооронд бичнэ үү')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await openPage(page, IN_A_ROOM);
  await page.getByRole('button', { name: 'Өрөөнд багтах уу?' }).click();
  await expect(dialog.getByLabel('Хананы урт, см')).toHaveValue('200');
  await expect(dialog.getByLabel('Хаалганы өргөн, см')).toHaveValue('100');
  console.expectSilence();
});

test('the room is tried and the views are turned on 320 pixels and with letters twice as large', async ({
  page,
  isMobile,
}) => {
  const before = page.viewportSize() ?? NARROWEST;
  for (const size of isMobile ? [NARROWEST] : [NARROWEST, before]) {
    await page.setViewportSize(size);
    await openPage(page, NARAN);
    if (size === before) await setTextSize(page, '200%');
    await page.getByRole('button', { name: 'Өрөөнд багтах уу?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Өрөөнд багтах уу?' });
    await expect(dialog.getByRole('img')).toBeVisible();
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Хэмжээний зураг' }).click();
    await expect(page).toHaveURL(/image=\d/);
    await expectFits(page);
  }
});

test.describe('on an Android phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36' });
  test('the model is put into the room by the phone’s own viewer, from a file that it can read', {
    tag: '@phone',
  }, async ({ page, request }) => {
    await openPage(page, NARAN);
    await page.getByRole('button', { name: /^3D-ээр үзэх/ }).click();
    const link = await page.getByRole('link', { name: 'Өрөөндөө үзэх' }).getAttribute('href');
    const asked = new URL((link ?? '').split('#')[0]?.replace('intent:', 'https:') ?? '').searchParams;
    const file = await request.get(asked.get('file') ?? '');
    expect(file.status()).toBe(200);
    expect((await file.body()).subarray(0, 4).toString()).toBe('glTF');
  });
});
