import { expect, type Page, test } from '@playwright/test';
import { endpoints } from '@tokhi/contract/endpoints';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { shopOrigin } from '../../processes-of-journeys.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { emailsTo, emailTo, newAddress } from '../mailbox.ts';
import { prepare } from '../setup-process.ts';
import { newCustomerByCode } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

/** No other journey checks the prices of these. */
const [RIGHT, SHORT] = ['70635520', '70624416'];
const [MISTAKEN, CUT] = ['79140632', '81218604'];

async function priceInShop(page: Page, id: string): Promise<number> {
  const answer = await page.request.post(`${shopOrigin}${endpoints.singleProduct.path}`, { data: { id } });
  const { single } = (await answer.json()) as { single: { price_tug: number } };
  return single.price_tug;
}

/** Uploads the list of a new supplier, up to the page that compares it with the shop. */
async function upload(page: Page, rows: readonly string[]): Promise<void> {
  await openAdmin(page, '/imports');
  await page.getByLabel('Нийлүүлэгч').fill(`Наран ${crypto.randomUUID().slice(0, 6)}`);
  const buffer = Buffer.from(['Артикул;Шинэ үнэ ₮;Тайлбар', ...rows, ''].join('\r\n'));
  await page.getByLabel('Файл', { exact: true }).setInputFiles({ name: 'naran.csv', mimeType: 'text/csv', buffer });
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Артикул юу вэ')).toHaveValue('code');
  await expect(page.getByLabel('Шинэ үнэ ₮ юу вэ')).toHaveValue('price');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
}

/** From the comparison to the applied set; its page has a button with almost the same name. */
async function apply(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Хэрэгжүүлэхэд бэлдэх/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^№\d+, naran\.csv/);
  await expect(page.getByRole('button', { name: /^Хэрэгжүүлэх/ })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Хэрэгжилт' }).getByText('дууссан')).toBeVisible();
}

async function rollBack(page: Page, because: string): Promise<void> {
  await page.keyboard.press('Control+z');
  await page.keyboard.type(because);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Буцаалт' }).getByText('дууссан')).toBeVisible();
}

test('a price list with a zero too few is corrected, applied, seen in the shop and rolled back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await workAs(page, ['catalogue'], 'Тэмүүлэн');
  const console = watchConsole(page);
  const [right, short] = [await priceInShop(page, RIGHT), await priceInShop(page, SHORT)];
  const wanted = { right: Math.round(right * 1.01), short: Math.round(short * 1.02) };
  await upload(page, [`${RIGHT};${wanted.right};`, `${SHORT};${Math.round(short / 10)};буруу`]);

  await expect(page.getByText(/^Тэг дутуу: /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Хэрэгжүүлэхэд бэлдэх/ })).toBeDisabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await page.keyboard.type(String(wanted.short));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Тэг дутуу: /)).toHaveCount(0);
  await apply(page);
  await expect.poll(() => priceInShop(page, SHORT)).toBe(wanted.short);
  expect(await priceInShop(page, RIGHT)).toBe(wanted.right);

  await rollBack(page, 'Хуучин жагсаалт байсан');
  await expect.poll(() => priceInShop(page, SHORT)).toBe(short);
  await expect.poll(() => priceInShop(page, RIGHT)).toBe(right);
  console.expectSilence();
});

test('a wrong price of a list is rolled back before anybody hears of it; who saved what was truly cut gets one email', async ({
  page,
  request,
}) => {
  const address = newAddress();
  const { token } = await newCustomerByCode(request, address);
  for (const id of [MISTAKEN, CUT]) {
    const headers = { authorization: `Bearer ${token}` };
    const saved = await request.post(`${shopOrigin}${endpoints.addFavourite.path}`, { headers, data: { id } });
    expect(saved.status()).toBe(200);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await workAs(page, ['catalogue'], 'Тэмүүлэн');
  const console = watchConsole(page);
  const [right, before] = [await priceInShop(page, MISTAKEN), await priceInShop(page, CUT)];
  const wrong = Math.round(right * 0.96);
  await upload(page, [`${MISTAKEN};${wrong};`]);
  await apply(page);
  await expect.poll(() => priceInShop(page, MISTAKEN)).toBe(wrong);
  await prepare('notify-price-drops');
  await rollBack(page, 'Нийлүүлэгч андуурсан');
  await expect.poll(() => priceInShop(page, MISTAKEN)).toBe(right);

  await openAdmin(page, `/products/${CUT}/price`);
  const price = page
    .getByRole('row')
    .filter({ hasText: formatProductCode(CUT) })
    .getByLabel(/, шинэ үнэ$/);
  const cut = Math.round(before * 0.97);
  await price.fill(String(cut));
  await expect(page.getByText(/\d+ хүнд үнэ буурсан мэдэгдэл очно/)).toBeVisible();
  await page.getByLabel('Шалтгаан').fill('Ханш буурсан');
  await expect(page.getByRole('button', { name: /^Үнэ хадгалах/ })).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Үнэ өөрчлөгдлөө')).toBeVisible();
  // Both prices are older than the hour in which they can be rolled back.
  await prepare('notify-price-drops', '2');
  const { text } = await emailTo(address, /хямдарлаа$/);
  expect(text).toContain(`/single-product/${CUT}`);
  expect(text).toContain(formatTug(cut));
  const notices = (await emailsTo(address)).filter(({ subject }) => subject.endsWith('хямдарлаа'));
  expect(notices).toHaveLength(1);
  console.expectSilence();
});
