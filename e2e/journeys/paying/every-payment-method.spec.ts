import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { money } from '../orders/money-command.ts';
import { fillAddress, fillContact, openForm, payButton as orderButton } from '../shipping/shipping-form.ts';
import { watchConsole } from '../watch-console.ts';
import { pay, payNewest, turnService } from './payer.ts';
import {
  AT_THE_BANK,
  choose,
  dialog,
  expectPaid,
  openPayment,
  payButton,
  paymentMethod,
  sum,
  totalOf,
  untilAsked,
} from './payment-page.ts';

test('QPay, from the cart: nothing is chosen, then a code to scan, and paid', async ({ page, request, context }) => {
  const console = watchConsole(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openForm(page, request);
  await fillContact(page);
  await fillAddress(page);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/confirm-order\/IK\d{10}$/);
  const number = /IK\d{10}/.exec(page.url())?.[0] ?? '';
  await expect(sum(page, number)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^QPay/);
  await payButton(page).press('Enter');
  await expect(page.getByText('Төлбөрийн нөхцөлөө сонгоно уу')).toBeVisible();
  await expect(paymentMethod(page, 'QPay')).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await choose(page, 'QPay');

  const paying = dialog(page, 'QPay-ээр төлөх');
  const qr = paying.getByRole('img', { name: 'QPay төлбөрийн QR код' });
  await expect(qr).toBeVisible();
  expect((await qr.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await expect(page).toHaveURL(new RegExp(`/show-order/${number}$`));
  await expect(paying.getByRole('timer')).toHaveText(/^23:\d\d:\d\d$/);
  await paying.getByRole('button', { name: 'QR код хуулах' }).press('Enter');
  await expect(paying.getByRole('button', { name: 'QR код хуулсан' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201/);
  await expectAccessible(page);
  await pay(request, number);
  await expectPaid(page);
  await expect(page.getByRole('heading', { name: 'И-баримт' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Хаах' }).press('Enter');
  await expect(page.getByText(/^Төлбөр амжилттай/)).toHaveCount(0);
  console.expectSilence();
});

for (const [method, title] of [
  ['MonPay', 'MonPay-ээр төлөх'],
  ['Pocket', 'Pocket'],
  ['M credit', 'M credit'],
] as const) {
  test(`${method}: a code of its own, and paid`, async ({ page, request }) => {
    const { number } = await openPayment(page, request);
    await choose(page, method);
    const paying = dialog(page, title);
    await expect(paying.getByRole('img')).toBeVisible();
    await expectAccessible(page);
    await pay(request, number);
    await expectPaid(page);
  });
}

test('Golomt: to the bank’s own page and back, which is checked and not asked for again', async ({ page, request }) => {
  const { number } = await openPayment(page, request);
  await choose(page, 'Голомт');
  await expect(page).toHaveURL(AT_THE_BANK);
  await page.getByRole('button', { name: 'Цуцлах', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/show-order/${number}`));
  const paying = dialog(page, 'Картаар төлөх');
  await expect(paying.getByText('Төлбөрийг шалгаж байна')).toBeVisible();
  await expect(paying.getByRole('button', { name: 'Банкны хуудас руу очих' })).toHaveCount(0);
  await expectAccessible(page);
  const toBank = paying.getByRole('button', { name: 'Банкны хуудас руу очих' });
  await untilAsked(page, toBank);
  await toBank.click();
  await expect(page).toHaveURL(AT_THE_BANK);
  await page.getByRole('button', { name: 'Төлөх', exact: true }).click();
  await expectPaid(page);
  // The bank adds card and holder to the return address.
  await expect(page).toHaveURL(new RegExp(`/show-order/${number}$`));
});

test('StorePay: four payments with dates, whose phone, what may be lent, and paid', async ({ page, request }) => {
  const { number } = await openPayment(page, request);
  await paymentMethod(page, 'Storepay').press('Space');
  const terms = page.getByRole('region', { name: /^Storepay/ });
  await expect(terms.getByText(/^[1-4]-р төлбөр/)).toHaveCount(4);
  await expect(terms.getByText(/Зээлийн эрх 30,000,000₮, энэ захиалгад хүрнэ/)).toBeVisible();
  const phone = terms.getByRole('textbox');
  const own = await phone.inputValue();
  await phone.fill('9911');
  await payButton(page).press('Enter');
  await expect(phone).toBeFocused();
  await expect(terms.getByText('Утасны дугаараа оруулна уу.')).toBeVisible();
  await phone.fill('99110000');
  // The credit limit of another person's phone is never shown.
  await expect(terms.getByText(/Зээлийн эрх/)).toBeHidden();
  await phone.fill(own);
  await expect(terms.getByText(/энэ захиалгад хүрнэ/)).toBeVisible();
  await expect(sum(page, number)).toContainText('Зээлийн шимтгэл');
  await expectAccessible(page);
  await payButton(page).press('Enter');
  await expect(dialog(page, 'Storepay').getByText(/аппаа нээгээд зээлийн хүсэлтийг баталгаажуулна уу/)).toBeVisible();
  await pay(request, number);
  await expectPaid(page);
});

test('bank transfer in two parts: accounts, amount and reference to copy, the rest shown, and paid', async ({
  page,
  request,
}) => {
  const console = watchConsole(page);
  const { number, token } = await openPayment(page, request);
  await choose(page, 'Дансаар шилжүүлэх');
  const paying = dialog(page, 'Дансаар шилжүүлэх');
  await expect(paying).toContainText(`IK${number.slice(-4)}`);
  await expect(paying.getByText(/ажлын 4 цагт/)).toContainText(/\d\d\/\d\d, \d\d:\d\d/);
  for (const what of ['Шилжүүлэх дүн', 'Гүйлгээний утга']) {
    await expect(paying.getByRole('button', { name: `${what} хуулах` })).toBeVisible();
  }
  await expectAccessible(page);
  const total = await totalOf(request, token, number);
  const confirm = (part: number, id: string) =>
    money('confirm', number, String(part), '--id', `${id}-${number}`, '--at', new Date().toISOString());
  await confirm(50_000, 'A');
  await untilAsked(page, paying.getByText('50,000₮ орсон'));
  await expect(paying).toContainText(`${(total - 50_000).toLocaleString('en-US')}₮`);
  await confirm(total - 50_000, 'B');
  await expectPaid(page);
  console.expectSilence();
});

test('KhanLending: when its number comes, the number, and paid', async ({ page, request }) => {
  const { number, token } = await openPayment(page, request);
  await choose(page, 'Хаан банк');
  const paying = page.getByRole('dialog');
  await expect(paying.getByText(/ажлын 3 цагт/)).toBeVisible();
  await expectAccessible(page);
  await money('lender-number', number, `KL-${number}`);
  await untilAsked(page, paying.getByText(`KL-${number}`));
  const total = await totalOf(request, token, number);
  const at = new Date().toISOString();
  await money('confirm', number, String(total), '--id', `K-${number}`, '--at', at, '--by', 'KhanLending');
  await expectPaid(page);
});

test('MongolChat: down at first, which says what is safe; once it recovers, a code of its own, and paid', async ({
  page,
  request,
}) => {
  const { number } = await openPayment(page, request);
  await turnService(request, 'mongolchat', 'down');
  await choose(page, 'MongolChat');
  await expect(sum(page, number).getByRole('alert')).toContainText(
    'Танаас төлбөр аваагүй, захиалга тань хадгалагдсан.',
  );
  await expectAccessible(page);
  await turnService(request, 'mongolchat', 'well');
  await payButton(page).press('Enter');
  const invoiceDialog = dialog(page, 'MongolChat-аар төлөх');
  await expect(invoiceDialog.getByRole('img')).toBeVisible();
  await payNewest(request, number);
  await expectPaid(page);
});

test('an organisation prints its invoice: one sheet with register, accounts and reference', async ({
  page,
  request,
}) => {
  const { number } = await openPayment(page, request, { register: '5412378' });
  await choose(page, 'Дансаар шилжүүлэх');
  await expect(dialog(page, 'Дансаар шилжүүлэх').getByRole('button', { name: 'Нэхэмжлэх хэвлэх' })).toBeVisible();
  const sheet = page.locator('article').filter({ hasText: 'Нэхэмжлэх' });
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const said of [
    number,
    'Регистр 5412378',
    /регистр \d{7}/,
    /Үсгээр.+ төгрөг/,
    `Гүйлгээний утга IK${number.slice(-4)}`,
    'Үүнд НӨАТ',
    'Төлөх дүн',
  ]) {
    await expect(sheet).toContainText(said);
  }
  await expect(page.getByRole('main')).toBeHidden();
});
