import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { DAY_MS, ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { expectAccessible } from '../expect-accessible.ts';
import { setTextSize } from '../expect-fits.ts';
import { expectNothingLost } from '../expect-nothing-lost.ts';
import { paidOrder } from '../orders/paid-order.ts';
import { prepare } from '../setup-process.ts';
import { newCustomer } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

/** No other journey checks this product. */
const CODE = '79126411';

/** The cells that a spreadsheet would read. */
async function savedBy(page: Page, button: string): Promise<string[][]> {
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  const text = await readFile(await (await kept).path(), 'utf8');
  // Without it a spreadsheet garbles Cyrillic.
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text
    .slice(1)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
}

test('the day after, what was sold stands in the report as chart, table and CSV', async ({ page, request }) => {
  const { token } = await newCustomer(request);
  await paidOrder(request, token);
  const tomorrow = new Date(ulaanbaatarMidnight(new Date(), 1).getTime() + DAY_MS / 2);
  await prepare('sum-up-days', tomorrow.toISOString());

  await page.clock.setFixedTime(tomorrow);
  await workAs(page, ['owner'], 'Болор');
  const console = watchConsole(page);
  await openAdmin(page, '/reports');
  const sales = page.getByRole('region', { name: 'Борлуулалт өдрөөр, хүснэгт' }).getByRole('row');
  await expect(sales.nth(1)).toBeVisible();
  const [day = '', sum = '', orders = ''] = await sales.nth(1).getByRole('cell').allInnerTexts();
  expect(Number(orders)).toBeGreaterThan(0);
  const rows = await savedBy(page, 'Борлуулалт өдрөөр, CSV');
  expect(rows[0]).toEqual(['from', 'to', 'orders', 'net', 'net_before']);
  expect(rows[1]?.[0]?.slice(5).replace('-', '/')).toBe(day);
  expect(rows[1]?.slice(2, 4)).toEqual([orders, sum.replaceAll(/[,₮]/g, '')]);
  const methods = page.getByRole('region', { name: 'Төлбөрийн арга, хүснэгт' });
  await expect(methods.getByRole('row').filter({ hasText: 'Данс' }).first()).toContainText('₮');
  await expectAccessible(page);
  await page.keyboard.press('c');
  await expect(page.getByText('өмнөх үе', { exact: true })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Дараагийн үе' })).toBeEnabled();
  await setTextSize(page, '200%');
  await expectNothingLost(page);
  console.expectSilence();
});

test('a change of a product stands in the audit log field by field, is found by its code and saved as CSV', async ({
  page,
}) => {
  await workAs(page, ['catalogue', 'owner'], 'Тэмүүлэн');
  const console = watchConsole(page);
  await openAdmin(page, `/products/${CODE}`);
  const field = page.getByLabel('Картын хэмжээ');
  const [before, after] = [await field.inputValue(), `${Date.now() % 1_000}×66×92 см`];
  await field.fill(after);
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Хадгаллаа.')).toBeVisible();

  await openAdmin(page, '/audit');
  await page.keyboard.press('/');
  await page.keyboard.type(CODE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`subject=${CODE}`));
  const first = page.getByRole('row', { name: /Тэмүүлэн/ }).first();
  await expect(first).toHaveAttribute('aria-current', 'true');
  const facts = page.getByRole('table').filter({ hasText: 'Өмнө' }).getByRole('row').filter({ hasText: after });
  await expect(facts.locator('del')).toHaveText(before);
  await expect(facts.locator('ins')).toHaveText(after);
  await expectAccessible(page);
  const rows = await savedBy(page, 'CSV татах');
  expect(rows[0]).toEqual(['id', 'at', 'who', 'action', 'subject', 'fields']);
  expect(rows[1]?.join()).toContain('Тэмүүлэн');
  await setTextSize(page, '200%');
  await expectNothingLost(page);
  await setTextSize(page, '');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(new RegExp(`/products/${CODE}$`));
  await expect(field).toHaveValue(after);
  console.expectSilence();
});
