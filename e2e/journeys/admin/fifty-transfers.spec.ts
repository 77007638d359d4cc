import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { statementOf, type Unpaid } from './bank-statement.ts';
import { openAdmin, workAs } from './staff.ts';

const TRANSFERS = 50;

test('a statement is imported and its fifty transfers are matched by keyboard; the last is withdrawn and confirmed again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const orders: Unpaid[] = JSON.parse(await prepare('transfers', String(TRANSFERS)));
  await workAs(page, ['finance']);
  const console = watchConsole(page);
  await openAdmin(page, '/transfers');
  await page.getByRole('button', { name: 'Хуулга оруулах' }).click();
  const file = { name: 'khan.csv', mimeType: 'text/csv', buffer: statementOf(orders) };
  await page.getByLabel('Файл').setInputFiles(file);
  await page.getByRole('button', { name: 'Хадгалаад оруулах' }).click();
  await expect(page.getByText(`${TRANSFERS + 2} шинэ мөр орлоо`)).toBeVisible();
  await page.getByLabel('Файл').setInputFiles(file);
  await expect(page.getByText('0 шинэ мөр орлоо')).toBeVisible();
  await page.getByRole('button', { name: 'Хаах' }).last().click();

  const rows = page.getByRole('region', { name: 'Мөрүүд' }).locator('tbody tr');
  await expect(rows).toHaveCount(TRANSFERS + 1);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(TRANSFERS);
  await expectAccessible(page);

  // The stranger's line may be at either end of its minute: it is set aside when it comes up.
  const current = page.locator('tr[aria-current]');
  for (let left = TRANSFERS + 1; left > 0; left -= 1) {
    const isStranger = (await current.textContent())?.includes('zeel') ?? false;
    await page.keyboard.press(isStranger ? 's' : 'Enter');
    await expect(rows).toHaveCount(left - 1);
  }
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: /^Баталсан/ }).click();
  await expect(page.getByRole('button', { name: `Баталсан ${TRANSFERS}` })).toBeVisible();
  await expect(rows).toHaveCount(TRANSFERS);
  console.expectSilence();
});
