import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const PHONE = { width: 390, height: 844 };

test('a product is copied, written, measured, refused without a picture, and found again by its code', async ({
  page,
}) => {
  await workAs(page, ['catalogue']);
  const console = watchConsole(page);
  await openAdmin(page, '/products');
  await page.getByRole('button', { name: 'Дараагийн 50' }).click();
  await expect(page.getByRole('row').nth(60)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('704.892.15');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    /format=csv&filter=%7B%22text%22%3A%22704/,
  );
  await page.getByRole('row').nth(1).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NARAN');
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(panel('Үнэ').getByText(/^[\d,]+₮$/)).toHaveCount(3);
  await expect(panel('Зураг').getByRole('listitem').first()).toContainText('1, нүүр');
  await expect(panel('Үлдэгдэл').getByRole('link', { name: 'Үлдэгдэл нээх' })).toHaveAttribute('href', /text=70489215/);
  await expectAccessible(page);

  // Uses its own draft: the product of other journeys stays unchanged.
  await page.getByRole('button', { name: 'Хуулбарлах' }).click();
  await expect(page.locator('.page-head')).toContainText('Ноорог');
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(code).not.toBe('70489215');
  const name = `Хуулбар ${code}`;
  await page.getByLabel('Жагсаалтын нэр').fill(name);
  await page.getByLabel('Өртөг, Бээжин, ¥').fill('2480.5');
  await page.getByLabel('Хайрцаг 1, Жин, г').fill('46000');
  await page.getByRole('button', { name: 'Тайлбар засах' }).click();
  const text = page.getByRole('textbox', { name: 'Тайлбар' });
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Гурван хүний буйдан');
  await page.keyboard.press('Control+A');
  await page.getByRole('button', { name: 'Тод', exact: true }).click();
  await expect(text.locator('strong')).toHaveText('Гурван хүний буйдан');
  await expect(page.getByText('4 өөрчлөлт')).toBeVisible();
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Хадгаллаа.')).toBeVisible();
  // The browser itself logs a 409 answer.
  console.expectSilence();
  await page.getByRole('button', { name: 'Одоо нийтлэх' }).click();
  await expect(page.getByText('Нийтлэхийн өмнө зураг')).toBeVisible();

  await page.reload();
  const later = watchConsole(page);
  await expect(page.getByLabel('Өртөг, Бээжин, ¥')).toHaveValue('2480.5');
  await expect(page.locator('.rich strong').first()).toHaveText('Гурван хүний буйдан');
  await page.keyboard.press('Control+K');
  await page.keyboard.type(code);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Жагсаалтын нэр')).toHaveValue(name);
  await page.setViewportSize(PHONE);
  await expectFits(page);
  await openAdmin(page, '/products?gap=picture');
  await page.getByRole('button', { name: /Шүүх/ }).click();
  await expect(page.getByRole('button', { name: /^Зураг \d/ })).toHaveAttribute('aria-pressed', 'true');
  await expectFits(page);
  await expectAccessible(page);
  later.expectSilence();
});
