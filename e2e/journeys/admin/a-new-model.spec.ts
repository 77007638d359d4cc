import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type FileChooser, type Page, test } from '@playwright/test';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, setTextSize } from '../expect-fits.ts';
import { expectNothingLost } from '../expect-nothing-lost.ts';
import { openPage } from '../open-page.ts';
import { pay } from '../paying/payer.ts';
import { choose, dialog, expectPaid } from '../paying/payment-page.ts';
import { deliveryMethod, fillContact, payButton, untilForm } from '../shipping/shipping-form.ts';
import { signIn } from '../signed-in.ts';
import { tabTo } from '../tab-to.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const MEDIA = fileURLToPath(new URL('../../../demo/media/product', import.meta.url));
const COLOURS = ['цагаан', 'хар', 'хушга'] as const;
const SHELF = 'Үүдний өрөө, Босоо өлгүүр';

const codeOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Fills the dialog with Tab alone; returns the code. */
async function createModel(page: Page, name: string): Promise<string> {
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Шинэ бараа' });
  await form.getByLabel('Өнгө').getByRole('option', { name: COLOURS[0], exact: true }).waitFor({ state: 'attached' });
  await expectAccessible(page);
  for (const [label, typed] of [
    ['Загварын нэр', name],
    ['Юу вэ', 'Босоо өлгүүр'],
    ['Үнэ, ₮', '189000'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.type(typed);
  }
  for (const [label, wanted] of [
    ['Ангилал', SHELF],
    ['Брэнд', 'MOD KHUS'],
    ['Өнгө', COLOURS[0]],
  ] as const)
    await form.getByLabel(label).selectOption({ label: wanted });
  await form.getByRole('button', { name: 'Ноорог үүсгэх' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  return codeOf(page);
}

/** Fills what every colour inherits: text, sizes and packages. */
async function describe(page: Page, name: string): Promise<void> {
  await page.getByLabel('Жагсаалтын нэр').fill(`${name} босоо өлгүүр`);
  await page.getByRole('button', { name: 'Хайрцаг', exact: true }).press('Enter');
  for (const [label, value] of [
    ['Урт, мм', '1780'],
    ['Өргөн', '320'],
    ['Өндөр', '140'],
    ['Жин, г', '9400'],
  ] as const)
    await page.getByLabel(`Хайрцаг 1, ${label}`, { exact: true }).fill(value);
  await expect(page.getByText('1 хайрцаг, 9.4 кг, 0.08 м³')).toBeVisible();
  await page.getByLabel('Өндөр, мм').fill('1750');
  await page.getByRole('button', { name: 'Тайлбар засах' }).press('Enter');
  await page.getByRole('textbox', { name: 'Тайлбар' }).click();
  await page.keyboard.type('Найман дэгээтэй, хана гэмтээхгүй.');
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Хадгаллаа.')).toBeVisible();
}

/** Uploads a photograph for the open colour with U and sets its alt text; then publishes the colour. */
async function picture(page: Page, file: string, alt: string): Promise<void> {
  await openAdmin(page, `/products/${codeOf(page)}/pictures`);
  await page.getByRole('button', { name: /^Оруулах/ }).waitFor();
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
  // On a busy machine Chromium may not yet deliver choosers, nor keys to a new page.
  await expect(async () => {
    await page.keyboard.press('u');
    await expect.poll(() => choosers.length, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  page.removeAllListeners('filechooser');
  await choosers[0]?.setFiles(file);
  const lacking = page.getByRole('button', { name: '1. alt дутуу' });
  await expect(lacking).toBeVisible({ timeout: 120_000 });
  await lacking.press('Enter');
  await page.getByLabel('1-р зургийн alt').fill(alt);
  await page.keyboard.press('Enter');
  await expect(lacking).toHaveCount(0);
}

const state = (page: Page, text: string) => expect(page.locator('.page-head')).toContainText(text);

/** A customer puts the colour into the cart, orders it and pays by QPay; returns the order number. */
async function buy(page: Page, code: string): Promise<string> {
  const add = page.getByRole('region', { name: 'Үнэ, сонголт' }).getByRole('button', { name: /^Сагсанд нэмэх/ });
  await expect(async () => {
    await openPage(page, `/single-product/${code}`);
    await expect(add.last()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await add.last().click();
  await expect(page.getByText('Бүтээгдэхүүн нэмэгдлээ')).toBeVisible();
  await page.clock.install();
  await openPage(page, '/shipping');
  await untilForm(page);
  await fillContact(page);
  await deliveryMethod(page, 'Дэлгүүрээс очиж авах').check({ force: true });
  await payButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  const number = /IK\d{10}/.exec(page.url())?.[0] ?? 'no number';
  await choose(page, 'QPay');
  await expect(dialog(page, 'QPay-ээр төлөх')).toBeVisible();
  await pay(page.request, number);
  await expectPaid(page);
  return number;
}

test('a new model in three colours is described, photographed, published, received, and sold to its first customer', async ({
  page,
  context,
  browser,
}) => {
  // Encoding three photographs takes a whole core for seconds each.
  test.slow();
  const name = `SARUUL ${crypto.randomUUID().slice(0, 6)}`;
  const files = readdirSync(MEDIA).filter((file) => file.includes('-room-800.'));
  await workAs(page, ['catalogue', 'warehouse', 'orders'], 'Ануужин');
  const console = watchConsole(page);
  await openAdmin(page, '/products');
  const first = await createModel(page, name);
  await describe(page, name);
  await expectAccessible(page);
  const codes = [first];
  for (const colour of COLOURS.slice(1)) {
    await page.getByLabel('Өнгө нэмэх').selectOption({ label: colour });
    await expect(page).not.toHaveURL(new RegExp(`/products/${codes.at(-1)}$`));
    codes.push(codeOf(page));
    // The address changes before the page does.
    const current = page.getByRole('navigation', { name: 'Өнгө' }).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', `/products/${codeOf(page)}`);
    await expect(page.getByText('1 хайрцаг, 9.4 кг, 0.08 м³')).toBeVisible();
  }
  for (const [at, code] of codes.entries()) {
    await openAdmin(page, `/products/${code}`);
    await picture(page, `${MEDIA}/${files[at] ?? ''}`, `${name}, ${COLOURS[at] ?? ''}`);
    await openAdmin(page, `/products/${code}`);
    await page.getByRole('button', { name: 'Одоо нийтлэх' }).press('Enter');
    await state(page, 'Дэлгүүрт');
  }
  await expect(page.getByRole('navigation', { name: 'Өнгө' }).getByRole('link')).toHaveCount(3);
  await setTextSize(page, '200%');
  await expectNothingLost(page);
  await setTextSize(page, '');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await openAdmin(page, '/stock?place=beijing');
  await page.keyboard.press('/');
  await page.keyboard.type(first);
  await expect(page.getByRole('row').filter({ hasText: formatProductCode(first) })).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('r');
  await page.keyboard.type('4');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Хүлээн авлаа. Гарт 4 ш')).toBeVisible();

  const shop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(shop, context.request);
  const list = shop.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect(async () => {
    await openPage(shop, '/sub-category/coat-stand');
    await expect(list).toHaveCount(3, { timeout: 1_000 });
  }).toPass();
  const number = await buy(shop, first);

  await openAdmin(page, `/orders/${number}`);
  await expect(page.getByRole('main')).toContainText(name);
  for (const code of codes) {
    await openAdmin(page, `/products/${code}`);
    await page.getByRole('button', { name: 'Дэлгүүрээс хасах' }).press('Enter');
    await state(page, 'Хассан');
  }
  console.expectSilence();
});
