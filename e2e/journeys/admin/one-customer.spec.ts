import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';
import { paidOrder } from '../orders/paid-order.ts';
import { signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

/** A page of a new staff member, in a separate browser context. */
async function pageOf(browser: Browser, roles: readonly StaffRole[], name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  await workAs(page, roles, name);
  return page;
}

test('a customer is found by an order number, gets points by two people and is blocked, by keyboard', async ({
  page,
  browser,
  request,
}) => {
  const { token } = await signIn(page, request);
  const { number } = await paidOrder(request, token);

  const finance = await pageOf(browser, ['finance'], 'Ундрал');
  const consoles = [watchConsole(finance)];
  await openAdmin(finance, '/customers');
  await expectAccessible(finance);
  await finance.keyboard.press('/');
  await finance.keyboard.type(number);
  await expect(finance.getByRole('row')).toHaveCount(2);
  await finance.keyboard.press('Enter');
  await expect(finance.getByRole('region', { name: 'Захиалга' })).toContainText(number);
  await finance.getByRole('button', { name: 'И-мэйл: харах' }).press('Enter');
  await expect(finance.getByRole('region', { name: 'Мэдээлэл' })).toContainText('@');
  await finance.getByRole('heading', { level: 1 }).click();
  await finance.keyboard.press('b');
  await finance.keyboard.type('60000');
  await finance.getByLabel('Тайлбар').fill('Уучлаарай');
  await expect(finance.getByText('хоёр дахь хүн батална')).toBeVisible();
  await expectAccessible(finance);
  await finance.keyboard.press('Control+Enter');
  await expect(finance.getByText('Та бэлтгэсэн тул өөр хүн батална')).toBeVisible();
  const { pathname } = new URL(finance.url());

  const owner = await pageOf(browser, ['owner'], 'Болор');
  consoles.push(watchConsole(owner));
  await openAdmin(owner, pathname);
  await expect(owner.getByText('+60,000 оноо хоёр дахь хүний батлахыг хүлээж байна.')).toBeVisible();
  await owner.keyboard.press('Control+Enter');
  await expect(owner.getByRole('region', { name: 'Бонусын дэвтэр' })).toContainText('+60,000');
  const kept = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Татах', exact: true }).press('Enter');
  const copy = await readFile(await (await kept).path(), 'utf8');
  expect(copy).toContain(number);
  await owner.keyboard.press('t');
  await owner.keyboard.type('Лифтгүй');
  await owner.getByRole('button', { name: 'Нэмэх', exact: true }).last().press('Enter');
  await expect(owner.getByRole('region', { name: 'Тэмдэглэл' })).toContainText('Болор');
  await owner.setViewportSize({ width: 390, height: 844 });
  await expectFits(owner);
  await expectAccessible(owner);
  const block = owner.getByRole('region', { name: 'Бүртгэл хаах' });
  await block.getByLabel('Шалтгаан').selectOption({ label: 'Өөрөө хүссэн' });
  await block.getByLabel('Юу болсон').fill('Утсаар');
  await block.getByLabel('Юу болсон').press('Enter');
  await expect(owner.getByRole('region', { name: 'Бүртгэл хаалттай' })).toContainText('Өөрөө хүссэн. Утсаар');

  await openPage(page, '/profile');
  await expect(page).toHaveURL(/login/);
  for (const console of consoles) console.expectSilence();
});
