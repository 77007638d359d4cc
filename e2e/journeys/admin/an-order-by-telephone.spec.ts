import { expect, type Page, test } from '@playwright/test';
import { tickTerms } from '../account/account-forms.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { emailTo, newAddress } from '../mailbox.ts';
import { pay } from '../paying/payer.ts';
import { choose, dialog, expectPaid, sum } from '../paying/payment-page.ts';
import { fromElsewhere, mailedCode } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const TOWELS = '81107352';

/** Takes an order of a new customer by keyboard; returns its number. */
async function takeOrder(page: Page, email: string): Promise<string> {
  await page.keyboard.press('n');
  const form = page.getByRole('form', { name: 'Шинэ хэрэглэгч' });
  await form.getByLabel('Нэр').fill('Сарнай');
  await form.getByLabel('Утас').fill('95550123');
  await form.getByLabel('И-мэйл').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Хэрэглэгч' })).toContainText(email);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.keyboard.type(TOWELS);
  await expect(page.getByRole('list', { name: 'Олдсон бараа' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Сагс' })).toContainText('1 ширхэг');
  await page.keyboard.press('F4');
  await page.getByLabel('Дүүрэг, аймаг').selectOption({ label: 'Баянзүрх' });
  await page.getByLabel('Хороо').selectOption('3');
  await page.getByLabel('Дэлгэрэнгүй').fill('Номин хотхон, 304-р байр, 71 тоот');
  await page.getByLabel('Давхар').fill('9');
  await expect(page.getByText('Хураамжийн тайлбар')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Үүсгээд холбоос илгээх/ })).toBeEnabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The key acts like the button, which waits for the total of the latest input.
  await expect(page.getByRole('region', { name: 'Захиалгын дүн' })).toContainText('Хүргэлт');
  await page.keyboard.press('Control+Enter');
  const made = page.getByRole('status').filter({ hasText: 'үүслээ' });
  await expect(made).toBeVisible();
  return /IK\d{10}/.exec((await made.textContent()) ?? '')?.[0] ?? 'no number';
}

test('an order is taken by telephone, its link opened from the mailbox, and it is paid by QPay', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const email = newAddress();
  await workAs(page, ['orders'], 'Ануужин');
  const console = watchConsole(page);
  await openAdmin(page, '/phone-order');
  const number = await takeOrder(page, email);
  await expect(page.getByRole('region', { name: 'Өнөөдрийн холбоос' })).toContainText(number);

  const { text } = await emailTo(email, `Захиалга ${number} бүртгэгдлээ`);
  expect(text).toContain('Утсаар ярьсны дагуу');
  const link = /https?:\S+\/confirm-order\/IK\d{10}/.exec(text)?.[0] ?? 'no link';
  const customer = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await customer.setExtraHTTPHeaders(fromElsewhere());
  await customer.clock.install();
  await customer.goto(new URL(link).pathname);
  await customer.getByRole('button', { name: 'Имэйлийн кодоор нэвтрэх' }).click();
  await customer.getByLabel('Имэйл', { exact: true }).fill(email);
  await tickTerms(customer);
  await customer.getByRole('button', { name: 'Код авах' }).click();
  await customer.getByLabel('6 оронтой код').fill(await mailedCode(email));
  await customer.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
  await expect(sum(customer, number)).toBeVisible();
  await choose(customer, 'QPay');
  await expect(dialog(customer, 'QPay-ээр төлөх')).toBeVisible();
  await pay(request, number);
  await expectPaid(customer);

  await openAdmin(page, `/orders/${number}`);
  await expect(page.getByText('утсаар авсан: Ануужин')).toBeVisible();
  await openAdmin(page, `/audit?subject=${number}`);
  await expect(page.getByRole('row', { name: /Утсаар захиалга үүсгэсэн/ })).toBeVisible();
  console.expectSilence();
});
