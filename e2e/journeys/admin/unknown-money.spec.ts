import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

test('money of nobody known is given to the order that staff look for, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const { number, payer }: Record<'number' | 'payer', string> = JSON.parse(await prepare('unknown-money'));
  await workAs(page, ['finance']);
  const console = watchConsole(page);
  await openAdmin(page, '/transfers?state=unknown');
  const row = page.getByRole('row', { name: payer });
  await row.getByRole('button').click();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('/');
  await page.getByLabel('Захиалгын дугаар эсвэл сүүлийн 4 орон').fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Захиалга төлөгдсөн болно')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await openAdmin(page, `/orders/${number}`);
  await expect(page.getByText('Тэнцсэн')).toBeVisible();
  console.expectSilence();
});

test('the number of a loan is entered from the list, and its money from the order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const number = await prepare('loan');
  await workAs(page, ['finance']);
  const console = watchConsole(page);
  await openAdmin(page, '/transfers?state=loans');
  const row = page.getByRole('row', { name: number });
  await row.getByRole('button').click();
  await page.getByRole('textbox', { name: 'Зээлийн дугаар' }).fill(`KL-${number}`);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(row).toContainText(`KL-${number}`);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Төлбөр бүртгэх' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Гүйлгээний дугаар').fill(`FT-${number}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Төлбөр бүртгэх' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Тэнцсэн')).toBeVisible();
  console.expectSilence();
});
