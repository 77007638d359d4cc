import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';
import { signIn } from '../signed-in.ts';
import { makeOrder } from './made-order.ts';
import { moveOrder } from './run-order-scripts.ts';

const MORE = ['70811204', '76110539', '81107352'];

/** Counts the printed pages: each page of a PDF is an object. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const sheet = (page: Page) => page.locator('article.paper');

test('an organisation prints the invoice of its unpaid order on one sheet that names it', async ({ page, request }) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token, register: '5900001', warehouse: 0 });
  await openPage(page, `/show-order/${number}`);
  await expect(page.getByRole('button', { name: 'Нэхэмжлэх хэвлэх' })).toBeVisible();
  // The worker asks the tax office independently of the page.
  await expect(async () => {
    await openPage(page, `/show-order/${number}`);
    await expect(sheet(page)).toContainText('Жишээ Од ХХК', { timeout: 2_000 });
  }).toPass();
  await expect(sheet(page).getByText('Жишээ Од ХХК')).toHaveCount(1);
  for (const said of ['Нэхэмжлэх', 'Регистр 5900001', 'Бат, 99112233', number, /Үсгээр.+ төгрөг/, 'Төлөх дүн']) {
    await expect(sheet(page)).toContainText(said);
  }
  expect(await printedPages(page)).toBe(1);
});

test('a paid order of four products prints one sheet, without menu and footer, by a button of its page', async ({
  page,
  request,
}) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token, qty: 2, more: MORE, warehouse: 0 });
  await moveOrder(number, 'paid');
  await openPage(page, `/show-order/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Төлбөр тань төлөгдлөө');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Захиалга хэвлэх' }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await expect(sheet(page)).toBeHidden();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(sheet(page)).toContainText('Төлсөн дүн');
  await expect(sheet(page)).not.toContainText('Гүйлгээний утга');
  await expect(sheet(page).locator('.paper__goods tbody tr')).toHaveCount(4);
  expect(await printedPages(page)).toBe(1);
});
