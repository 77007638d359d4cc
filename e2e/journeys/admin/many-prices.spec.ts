import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const CODE = '79133522';

test('a rule is previewed, prepared and given up; a price of the grid is applied by the worker and rolled back', async ({
  page,
}) => {
  await workAs(page, ['catalogue'], 'Тэмүүлэн');
  const console = watchConsole(page);
  await openAdmin(page, '/prices');
  await page.keyboard.press('2');
  await page.getByLabel('Өөрчлөлт, %').fill('−7');
  await expect(page.getByRole('region', { name: 'Тойм' }).getByText('Буурна')).toBeVisible();
  await page.getByLabel('Багцын нэр').fill('Долоон хувь');
  await page.getByLabel('Шалтгаан').fill('Намрын үнэ');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Багц бэлтгэх/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: /^Батлуулахаар илгээх/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('x');
  await expect(page.getByText('болилоо', { exact: true })).toBeVisible();

  await openAdmin(page, `/products?text=${CODE}`);
  await expect(page.getByRole('checkbox', { name: /сонгох$/ })).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await page.keyboard.press('g');
  const cell = page.getByLabel(/, Үнэ, ₮$/);
  const now = await cell.inputValue();
  await cell.fill(String(Math.round(Number(now.replaceAll(',', '')) * 1.02)));
  await page.getByLabel('Багцын нэр').fill('Хүснэгтээс');
  await page.getByLabel('Шалтгаан').fill('Ханш өөрчлөгдсөн');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: /^Хэрэгжүүлэх/ })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const applied = page.getByRole('region', { name: 'Хэрэгжилт' });
  await expect(applied.getByText('1 / 1 бараа')).toBeVisible();
  await expect(applied.getByText('дууссан')).toBeVisible();

  await page.keyboard.press('Control+z');
  await page.keyboard.type('Үнэ буруу байсан');
  await page.keyboard.press('Control+Enter');
  const back = page.getByRole('region', { name: 'Буцаалт' });
  await expect(back.getByText('1 / 1 бараа')).toBeVisible();
  await expect(back.getByText('дууссан')).toBeVisible();
  await expectAccessible(page);
  await openAdmin(page, `/products/grid?codes=${CODE}`);
  await expect(cell).toHaveValue(now);
  await page.getByRole('button', { name: 'Жагсаалтын нэр', exact: true }).press('Enter');
  await expect(page).toHaveURL(/fields=name(%2C|,)price/);
  await page.reload();
  await expect(page.getByLabel(/, Жагсаалтын нэр$/)).toHaveCount(1);
  await expectAccessible(page);
  console.expectSilence();
});
