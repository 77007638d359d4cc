import { expect, type Page, test } from '@playwright/test';
import { endpoints } from '@tokhi/contract/endpoints';
import { shopOrigin } from '../../processes-of-journeys.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

/** Of these nobody else looks at the prices. */
const [RIGHT, SHORT] = ['70635520', '70624416'];

async function priceInShop(page: Page, id: string): Promise<number> {
  const answer = await page.request.post(`${shopOrigin}${endpoints.singleProduct.path}`, { data: { id } });
  const { single } = (await answer.json()) as { single: { price_tug: number } };
  return single.price_tug;
}

test('a price list with a zero too few is corrected, applied, seen in the shop and rolled back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await workAs(page, ['catalogue'], 'Тэмүүлэн');
  const console = watchConsole(page);
  const [right, short] = [await priceInShop(page, RIGHT), await priceInShop(page, SHORT)];
  const wanted = { right: Math.round(right * 1.01), short: Math.round(short * 1.02) };
  const list = `Артикул;Шинэ үнэ ₮;Тайлбар\r\n${RIGHT};${wanted.right};\r\n${SHORT};${Math.round(short / 10)};буруу\r\n`;

  await openAdmin(page, '/imports');
  await page.getByLabel('Нийлүүлэгч').fill(`Наран ${crypto.randomUUID().slice(0, 6)}`);
  const file = { name: 'naran.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await page.getByLabel('Файл', { exact: true }).setInputFiles(file);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Артикул юу вэ')).toHaveValue('code');
  await expect(page.getByLabel('Шинэ үнэ ₮ юу вэ')).toHaveValue('price');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');

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
  await expect(page.getByRole('button', { name: /^Хэрэгжүүлэхэд бэлдэх/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');

  // The page of the set, whose button is called almost as the one before.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^№\d+, naran\.csv/);
  await expect(page.getByRole('button', { name: /^Хэрэгжүүлэх/ })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Хэрэгжилт' }).getByText('дууссан')).toBeVisible();
  await expect.poll(() => priceInShop(page, SHORT)).toBe(wanted.short);
  expect(await priceInShop(page, RIGHT)).toBe(wanted.right);

  await page.keyboard.press('Control+z');
  await page.keyboard.type('Хуучин жагсаалт байсан');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Буцаалт' }).getByText('дууссан')).toBeVisible();
  await expect.poll(() => priceInShop(page, SHORT)).toBe(short);
  await expect.poll(() => priceInShop(page, RIGHT)).toBe(right);
  console.expectSilence();
});
