import { expect, test } from '@playwright/test';
import { FULL } from '../../full-size.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsPhone } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';
import { watchConsole } from '../watch-console.ts';

const NARAN = '/single-product/70489215';

test('a visitor sees what it is, what it costs and when it comes', async ({ page }) => {
  const console = watchConsole(page);
  await page.goto(NARAN);
  await expect(page).toHaveTitle('NARAN 3 хүний буйдан — Тохь');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NARAN 3 хүний буйдан, тоосгон улаан');
  const main = page.getByRole('main');
  const price = page.getByRole('region', { name: 'Үнэ, сонголт' }).locator('.price');
  await expect(price.getByText('1,849,900₮')).toBeVisible();
  await expect(price.getByText('2,149,900₮')).toBeVisible();
  await expect(page.locator('.buy').getByText('+55,497 бонус')).toBeVisible();
  await expect(main.getByText('Код 704.892.15', { exact: true })).toBeVisible();
  await expect(page.locator('.gallery').getByText('Хямдарсан', { exact: true })).toBeVisible();
  await expect(page.locator('.gallery').getByText('Эрэлттэй')).toBeVisible();
  await expect(main.getByText(/\d\d\/\d\d – \d\d\/\d\d хооронд хүргэнэ/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  console.expectSilence();
});

test('the page fits its screen with every section open', async ({ page }) => {
  await openPage(page, NARAN);
  for (const section of await page.locator('main details').all()) {
    if ((await section.getAttribute('open')) === null) await section.locator('summary').click();
  }
  await page.waitForLoadState('networkidle');
  await expectFits(page);
  await expectFitsPhone(page);
  await expectAccessible(page);
});

test('another picture is chosen by its thumbnail, and the address keeps it', async ({ page }) => {
  const console = watchConsole(page);
  await openPage(page, NARAN);
  await page.getByRole('link', { name: '2-р зураг' }).click();
  await expect(page).toHaveURL(/image=2/);
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
  console.expectSilence();
});

test('another colour changes address, price, code and title without loading the page anew', async ({ page }) => {
  const console = watchConsole(page);
  await openPage(page, NARAN);
  const badges = page.locator('.gallery__badges > *');
  await expect(badges).toHaveText(['−14%', 'Хямдарсан', 'Эрэлттэй']);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const picture = page.locator('.gallery__main img').first();
  const before = await picture.getAttribute('src');
  await page.getByRole('link', { name: /^бүдэг цэнхэр/i }).click();
  await expect(page).toHaveURL(/\/single-product\/70489217$/);
  await expect(page.getByText('Код 704.892.17', { exact: true })).toBeVisible();
  await expect(page.locator('.price--large')).toContainText('1,949,900₮');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NARAN 3 хүний буйдан, бүдэг цэнхэр');
  await expect(badges).toHaveText(['IKEA family price']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByText('Код 704.892.15', { exact: true })).toBeVisible();
  console.expectSilence();
});

test('between one piece and what remains, and not a piece more', { tag: '@phone' }, async ({ page, isMobile }) => {
  await openPage(page, '/single-product/70489216');
  const stepper = page.getByRole('group', { name: 'Тоо ширхэг' });
  await expect(stepper.getByRole('button', { name: 'Хасах' })).toBeDisabled();
  await stepper.getByRole('button', { name: 'Нэмэх' }).click();
  await expect(stepper.getByRole('textbox')).toHaveValue('2');
  await expect(stepper.getByRole('button', { name: 'Нэмэх' })).toBeDisabled();
  await stepper.getByRole('textbox').fill('99');
  await stepper.getByRole('textbox').press('Enter');
  await expect(stepper.getByRole('textbox')).toHaveValue('2');
  const box = page.getByRole('region', { name: isMobile ? 'Худалдан авах' : 'Үнэ, сонголт' });
  const add = box.locator('button:visible', { hasText: 'Сагсанд нэмэх' }).last();
  await add.click();
  await expect(page.getByText('Бүтээгдэхүүн нэмэгдлээ')).toBeVisible();
  await add.click();
  await expect(page.getByText('Үлдэгдэл хүрэлцэхгүй байна')).toBeVisible();
});

test('the instalment dialog shows what each lender really takes', async ({ page }) => {
  await openPage(page, NARAN);
  await page.getByRole('button', { name: 'Нөхцөл' }).click();
  const dialog = page.getByRole('dialog', { name: 'Хувааж төлөх' });
  const plan = dialog.getByRole('tabpanel');
  await expect(plan.getByText('1-р төлбөр, өнөөдөр')).toBeVisible();
  await expect(plan.getByText(/^4-р төлбөр/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('tab').nth(1).click();
  await expect(dialog.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  // The shop knows the fee of a loan, and shows no payments that the bank has not confirmed (decision 46).
  await expect(plan.getByText('Төлөх хуваарь, хүүг зээлдүүлэгч тантай тохирно.')).toBeVisible();
  await expect(plan.getByText(/-р төлбөр/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a picture is looked at over the whole screen, twice as large on a tap', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, NARAN);
  await page.locator('.gallery__main').getByRole('link', { name: 'Томруулах' }).click();
  const zoom = page.getByRole('dialog', { name: 'Томруулсан зураг' });
  const width = async () => (await zoom.getByRole('img').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const far = await width();
  await zoom.getByRole('button', { name: 'Томруулах' }).click();
  await expect(zoom.getByRole('button', { name: 'Жижигрүүлэх' })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(far * 1.5);
  await zoom.getByRole('button', { name: 'Хаах' }).click();
  await expect(zoom).toBeHidden();
});

test('the model comes on the tap and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Without a graphics card drawing it takes twenty seconds.
  if (!FULL) await page.route('**/*.glb', (route) => route.abort());
  await openPage(page, '/single-product/70489216');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('.glb'))).toEqual([]);
  await page.getByRole('button', { name: /^3D-ээр үзэх, [\d.]+ МБ$/ }).click();
  const dialog = page.getByRole('dialog', { name: '3D загвар' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => asked.filter((url) => url.includes('.glb'))).toHaveLength(1);
  await expect(dialog.getByText(FULL ? /эргүүлж, .*томруулна/ : '3D загвар ачаалагдсангүй.')).toBeVisible();
  await page.getByRole('button', { name: 'Хаах' }).click();
  await expect(dialog).toBeHidden();
});

test('a product that nobody has reviewed has five pale stars and says so', async ({ page }) => {
  await openPage(page, '/single-product/71229063');
  const box = page.getByRole('region', { name: 'Үнэ, сонголт' });
  await expect(box.getByRole('link', { name: 'Одоогоор үнэлгээ алга' })).toHaveAttribute('href', '#reviews');
  await expect(box.locator('.stars')).toHaveCount(1);
  await expect(box.locator('.stars__on')).toHaveCount(0);
  await expect(page.locator('#reviews').getByText('Одоогоор үнэлгээ алга')).toBeVisible();
});
