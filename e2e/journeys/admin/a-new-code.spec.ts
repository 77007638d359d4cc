import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { field, openForm } from '../shipping/shipping-form.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

test('a code that finance makes by keyboard is used at checkout, and not after it is switched off', async ({
  page,
  context,
  request,
}) => {
  const code = `NAMAR-${crypto.randomUUID().slice(0, 6)}`.toUpperCase();
  await workAs(page, ['finance']);
  await openAdmin(page, '/codes');
  await expect(page.getByRole('heading', { name: 'Купон, ваучер', level: 1 })).toBeVisible();
  const console = watchConsole(page);
  await field(page, 'Код').fill(code.toLowerCase());
  await field(page, 'Утга, ₮').fill('7000');
  await field(page, 'Шалтгаан, хэнд').fill('Намрын урамшуулал');
  await expect(page.getByText('Ихдээ')).toContainText('7,000₮');
  await page.keyboard.press('Control+Enter');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('Идэвхтэй');
  await expectAccessible(page);

  const shop = await context.newPage();
  await openForm(shop, request);
  await field(shop, 'Купон код').fill(code);
  await field(shop, 'Купон код').press('Enter');
  await expect(shop.getByText('Үнийн дүнгээс 7,000₮ хасагдлаа')).toBeVisible();

  await page.bringToFront();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('x');
  await expect(page.getByText(`${code} унтарлаа`)).toBeVisible();
  await expect(row).toContainText('Унтраасан');
  await page.keyboard.press('Control+z');
  await expect(row).toContainText('Идэвхтэй');
  await page.keyboard.press('x');
  await expect(row).toContainText('Унтраасан');
  console.expectSilence();

  await shop.bringToFront();
  await shop.getByRole('button', { name: /^Купон хасах/ }).click();
  await field(shop, 'Купон код').fill(code);
  await field(shop, 'Купон код').press('Enter');
  await expect(shop.getByText('Купон код буруу эсвэл ашиглагдсан байна', { exact: true })).toBeVisible();
});
