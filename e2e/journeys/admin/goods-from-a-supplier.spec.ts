import { expect, type Page, test } from '@playwright/test';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { adminOrigin } from '../../processes-of-journeys.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

/** A key for the screen, not for the focused field. */
async function press(page: Page, key: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press(key);
}

const rowOf = (page: Page, code: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: formatProductCode(code) });

/** Moves down the list until the product is marked. */
async function mark(page: Page, code: string): Promise<void> {
  await expect(rowOf(page, code)).toBeVisible();
  await press(page, 'k');
  for (let step = 0; step < 25; step += 1) {
    if ((await rowOf(page, code).getAttribute('aria-current')) === 'true') return;
    await page.keyboard.press('j');
  }
  throw new Error(`${code} was not reached`);
}

/** How many pieces of a product are in the store. */
async function onHand(page: Page, code: string): Promise<string> {
  await openAdmin(page, `/products/${code}`);
  const units = page.locator('.product-stock div').filter({ hasText: 'гарт' }).locator('dd');
  return units.innerText();
}

test('what sells out soon is ordered, sent, and received in two parts, by keyboard', async ({ page }) => {
  const [sofa = '', chair = ''] = (await prepare('soon-out')).split(',');
  const supplier = `Хэнда ${sofa}`;
  await page.setViewportSize({ width: 1440, height: 1000 });
  await workAs(page, ['catalogue'], 'Номин');
  const console = watchConsole(page);

  await openAdmin(page, '/purchases');
  await press(page, 's');
  await page.getByRole('button', { name: 'Нэмэх' }).press('Enter');
  await page.keyboard.type(supplier);
  await page.getByLabel('Бүтэн нэр').fill('Beijing Hengda Furniture');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: supplier })).toBeVisible();
  await press(page, 'Escape');

  await mark(page, sofa);
  // Two in stock and four sold a week: twenty for five weeks, minus the two.
  await expect(page.getByText('Яагаад 18:')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('-');
  await expect(rowOf(page, sofa).getByLabel(/, захиалах$/)).toHaveValue('17');
  await mark(page, chair);
  await page.keyboard.press('Space');
  await page.getByRole('main').getByLabel('Нийлүүлэгч', { exact: true }).last().selectOption({ label: supplier });
  await page.getByRole('button', { name: 'Оноох' }).press('Enter');
  await expect(rowOf(page, sofa)).toContainText(supplier);
  await page.getByLabel('Хүлээгдэх', { exact: true }).fill('2030-12-04');
  await expect(page.getByText('33 ш', { exact: true })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PO-\d+$/);
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).slice('PO-'.length);
  // Above ¥50,000 another person would have to send it.
  await expect(page.getByText('Дүн нь хязгаараас их тул өөр хүн илгээнэ.')).toBeVisible();
  await press(page, 'e');
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type('6');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('3');
  await expect(page.getByText('¥22,320', { exact: true })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('хадгалаагүй')).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Илгээсэн \d\d\/\d\d$/)).toBeVisible();

  await page.getByRole('link', { name: 'Хэвлэх' }).press('Enter');
  await expect(page.getByRole('heading', { name: /Purchase order/ })).toBeVisible();
  await expect(rowOf(page, sofa)).toContainText('¥14,880');
  await expect(page.getByText('Beijing Hengda Furniture')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);

  expect(await onHand(page, sofa)).toBe('2');
  const incoming = page.locator('.product-stock__line').filter({ hasText: 'ирнэ' });
  await expect(incoming).toContainText('12/04 ирнэ');
  await expect(incoming).toContainText('6 ш');
  await incoming.getByRole('link', { name: `PO-${number}` }).press('Enter');
  await expect(page).toHaveURL(/\/purchases\//);
  await expect(rowOf(page, sofa)).toBeVisible();
  await press(page, 'd');
  await page.getByLabel('Хүлээгдэх өдөр').fill('2030-12-10');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Баталсан \d\d\/\d\d$/)).toBeVisible();

  await workAs(page, ['warehouse'], 'Ганаа');
  await openAdmin(page, `/purchases/${number}`);
  // Keys work only on loaded rows, and prices would not be visible earlier either.
  await expect(rowOf(page, sofa)).toBeVisible();
  await expect(page.getByText('¥', { exact: false })).toHaveCount(0);
  await press(page, 'r');
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type('4');
  const broken = rowOf(page, sofa).getByLabel(/, гэмтсэн$/);
  await broken.fill('1');
  await expectFits(page);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  const parts = page.getByRole('main').getByRole('listitem');
  await expect(parts.filter({ hasText: '1-р хэсэг' })).toContainText('Ганаа');
  await expect(parts.filter({ hasText: '2-р хэсэг' })).toContainText('12/10 хүлээгдэж буй');
  await expect(page.getByText('1 хэсэг ирсэн')).toBeVisible();

  await press(page, 'r');
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Хаагдсан \d\d\/\d\d$/)).toBeVisible();
  await expect(parts.filter({ hasText: '2-р хэсэг' })).toContainText('5 ш');
  await expectAccessible(page);
  expect(await onHand(page, sofa)).toBe('7');
  await expect(incoming).toHaveCount(0);
  expect(await onHand(page, chair)).toBe('7');
  console.expectSilence();
});

/** Calls the admin process as the staff member of the page. */
async function ask(page: Page, path: string, data: object) {
  const headers = { origin: adminOrigin, 'idempotency-key': crypto.randomUUID() };
  const reply = await page.request.post(`${adminOrigin}/api/admin/${path}`, { headers, data });
  return reply.json();
}

const NO_WORDS = { full_name: '', contact: '', email: '', phone: '', address: '', note: '' };

test('a large order is prepared by one person and sent by another, and closed when the rest is not coming', async ({
  page,
}) => {
  const [sofa = ''] = (await prepare('soon-out')).split(',');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await workAs(page, ['catalogue'], 'Номин');
  const { supplier } = await ask(page, 'suppliers/create', { name: `Хэнда ${sofa}`, ...NO_WORDS, deposit_percent: 30 });
  const draft = { supplier: supplier.id, expected_on: '2030-12-04', lines: [{ code: sofa, units: 30 }] };
  const { purchase } = await ask(page, 'purchases/create', draft);
  const path = `/purchases/${purchase.number}`;
  await openAdmin(page, path);
  await page.getByLabel('Батлах хүнд').fill('Шинэ жилийн захиалга');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Та бэлтгэсэн тул өөр хүн батална.')).toBeVisible();
  await expectAccessible(page);

  await workAs(page, ['finance'], 'Ануужин');
  await openAdmin(page, path);
  await expect(page.getByText('«Шинэ жилийн захиалга»')).toBeVisible();
  await press(page, 'Control+Enter');
  await expect(page.getByText(/^Илгээсэн \d\d\/\d\d$/)).toBeVisible();

  await workAs(page, ['owner'], 'Болд');
  await openAdmin(page, `${path}?receive=1`);
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type('31');
  await expect(page.getByRole('button', { name: 'Хүлээн авах' })).toBeDisabled();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('20');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 хэсэг ирсэн')).toBeVisible();
  await press(page, 'x');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Шалтгаан').selectOption({ label: 'Үйлдвэрлэхээ больсон' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '10 ш-гүйгээр хаах' }).press('Enter');
  await expect(page.getByText(/^Хаагдсан \d\d\/\d\d$/)).toBeVisible();
  await expect(page.getByText('Үйлдвэрлэхээ больсон')).toBeVisible();
});
