import { expect, type Page, test } from '@playwright/test';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const AISLES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A shelf of this run alone. */
function newShelf(): string {
  const [aisle = 0, number = 0] = crypto.getRandomValues(new Uint8Array(2));
  return `${AISLES.charAt(aisle % AISLES.length)}-${String(number % 100).padStart(2, '0')}`;
}

/** The codes of the products that an order reserves, three units of each in stock. */
async function codesOf(page: Page, number: string): Promise<string[]> {
  await openAdmin(page, `/orders/${number}`);
  const codes = page.locator('.goods__code');
  await codes.first().waitFor();
  return codes.allInnerTexts();
}

/** A key for the screen, not for the focused field. */
async function press(page: Page, key: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press(key);
}

/** A camera that sees the label given by the test: Chromium has none here. */
async function showLabels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { label: '' };
    class BarcodeDetector {
      detect = async () => (seen.label === '' ? [] : [{ rawValue: seen.label }]);
    }
    const getUserMedia = async () => document.createElement('canvas').captureStream();
    Object.assign(globalThis, { BarcodeDetector, seen });
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  });
}

test('units are received, counted and written off, a shelf is counted blind, applied and taken back, by keyboard', async ({
  page,
}) => {
  const shelf = newShelf();
  const number = await prepare('orders', '1');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await showLabels(page);
  await workAs(page, ['warehouse'], 'Ганаа');
  const [reserved = '', other = ''] = await codesOf(page, number);

  await openAdmin(page, '/stock?place=beijing');
  await page.keyboard.press('/');
  await page.keyboard.type(reserved);
  await expect(page.getByRole('row').filter({ hasText: formatProductCode(reserved) })).toHaveCount(1);
  const panel = page.getByRole('complementary', { name: 'Үйлдэл' });
  await expect(panel.getByRole('link', { name: number })).toBeVisible();
  await press(page, 'w');
  await page.keyboard.type('3');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByRole('alert').getByRole('link', { name: number })).toBeVisible();

  // The console has the refused calls.
  const console = watchConsole(page);
  await press(page, 'r');
  await page.keyboard.type('4');
  await panel.getByLabel('Байршил').fill(`${shelf}-1`);
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Хүлээн авлаа. Гарт 7 ш')).toBeVisible();
  await press(page, 't');
  await page.keyboard.type('6');
  await panel.getByRole('button', { name: 'УБ' }).press('Enter');
  await page.keyboard.press('Control+Enter');
  // It is in the other list now; its panel stays and shows that.
  await expect(panel.getByText('Тоолсныг бичлээ. Гарт 6 ш')).toBeVisible();
  const counted = page.getByRole('row').filter({ hasText: 'Ганаа' }).filter({ hasText: 'Тоолсон' });
  await expect(counted).toContainText('−1');
  await expect(page.getByRole('navigation', { name: 'Тавиур' }).getByRole('button', { name: shelf })).toBeVisible();
  await press(page, 'w');
  await page.keyboard.type('2');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Актлалаа. Гарт 4 ш')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Тээвэрт гэмтсэн' })).toContainText('Ганаа');
  await expectAccessible(page);

  await press(page, 's');
  await page.getByRole('dialog').getByLabel('Тавиур').fill(shelf);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shelf);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('/');
  for (const label of [reserved, reserved, 'CN-42', other, other]) {
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Энэ шошго барааны код биш.')).toBeVisible();
  await page.getByRole('button', { name: 'Ойлголоо' }).press('Enter');
  await page.getByRole('button', { name: 'Камераар унших' }).press('Enter');
  await page.evaluate((label) => Object.assign((globalThis as unknown as { seen: object }).seen, { label }), other);
  await expect(page.getByText('Тоолсон 5 ш, 2 бараанаас 2 нь дууссан')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  await page.keyboard.press('Control+Enter');
  const found = page.getByRole('list', { name: 'Зөрүү' }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('−2');
  await expect(page.getByRole('button', { name: /^Зөрүүг бичих/ })).toBeDisabled();
  await press(page, 'r');
  await page.getByLabel('Тоолсон тоо').fill('3');
  await page.keyboard.press('Enter');
  await expect(found).toContainText('−1');
  await found.getByRole('combobox').selectOption({ label: 'Дутсан, олдоогүй' });
  await expect(page.getByText('Шалтгаан: дутсан, олдоогүй')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 зөрүүг бичлээ')).toBeVisible();
  await page.getByLabel('Шалтгаан').fill('Дэлгүүрт байсан');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Тооллогыг буцаасан')).toBeVisible();

  await page.getByRole('link', { name: `${shelf} тавиурын үлдэгдэл` }).press('Enter');
  await expect(page.getByRole('heading', { name: `${shelf} тавиур` })).toBeVisible();
  await page.getByRole('button', { name: 'NARAN' }).last().press('Enter');
  await expect(page.getByText('Тооллогыг буцаасан: Дэлгүүрт байсан')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  console.expectSilence();
});
