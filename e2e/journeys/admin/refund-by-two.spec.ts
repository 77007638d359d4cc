import { type Browser, expect, type Page, test } from '@playwright/test';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';
import { paidOrder } from '../orders/paid-order.ts';
import { signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const tug = (amount: number): string => `${amount.toLocaleString('en-US')}₮`;

/** A page of a new staff member, in a separate browser context. */
async function pageOf(browser: Browser, roles: readonly StaffRole[], name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  await workAs(page, roles, name);
  return page;
}

test('one member prepares a refund above the limit, another approves and closes it by keyboard, and the customer sees it', async ({
  page,
  browser,
  request,
}) => {
  const { token } = await signIn(page, request);
  const { number, total } = await paidOrder(request, token);

  const orders = await pageOf(browser, ['orders'], 'Тэмүүлэн');
  const consoles = [watchConsole(orders)];
  await openAdmin(orders, `/orders/${number}`);
  await expect(orders.getByRole('heading', { name: number })).toBeVisible();
  await orders.keyboard.press('r');
  const draft = orders.getByRole('region', { name: 'Буцаалт бэлтгэх' });
  await expect(draft.getByLabel('Шалтгаан')).toBeFocused();
  // A cancellation has fees; what the shop cannot deliver is refunded in full.
  await expect(draft).toContainText('Буцаалтын хураамж');
  await draft.getByLabel('Шалтгаан').selectOption({ label: 'Бараа олдсонгүй' });
  await expect(draft.getByRole('columnheader', { name: 'Өөрөө цуцалбал' })).toBeVisible();
  await expect(draft.getByRole('row', { name: 'Хэрэглэгчид' })).toContainText(tug(total));
  await draft.getByLabel('Тайлбар').fill('Бээжинд дууссан');
  await draft.getByLabel('Банк').fill('Хаан банк');
  await draft.getByLabel('Данс эсвэл IBAN').fill('5012 345 678');
  await draft.getByLabel('Хүлээн авагч').fill('Бат');
  await expectAccessible(orders);
  await expect(draft.getByRole('button', { name: 'Батлуулахаар илгээх' })).toBeEnabled();
  await orders.keyboard.press('Control+Enter');
  await expect(orders.getByText('Хоёр дахь хүн батална')).toBeVisible();
  await openPage(page, `/show-order/${number}`);
  await expect(page.getByText('Бараа олдсонгүй. Мөнгийг тань шимтгэлгүй буцаана.')).toBeVisible();
  await orders.getByRole('link', { name: 'Буцаалтыг нээх' }).press('Enter');
  const own = orders.getByRole('region', { name: tug(total) });
  await expect(own).toContainText('өөр хүн батална');
  await expect(own.getByRole('button', { name: 'Батлах' })).toHaveCount(0);

  const finance = await pageOf(browser, ['finance'], 'Ундрал');
  consoles.push(watchConsole(finance));
  await openAdmin(finance, new URL(orders.url()).pathname + new URL(orders.url()).search);
  const panel = finance.getByRole('region', { name: tug(total) });
  await expect(panel).toContainText('Тэмүүлэн');
  await expect(panel).toContainText('••••5678');
  await expectAccessible(finance);
  await finance.keyboard.press('Enter');
  await expect(finance.getByText(`${tug(total)} батлагдлаа`)).toBeVisible();
  await expect(finance.getByRole('button', { name: /^Илгээх/ })).toHaveAttribute('aria-pressed', 'true');
  await finance.keyboard.press('v');
  await expect(panel).toContainText('5012345678');
  await finance.keyboard.press('Enter');
  await expect(panel.getByLabel('Банкны баримтын дугаар')).toBeFocused();
  await expectAccessible(finance);
  await finance.keyboard.type(`TX-${number}`);
  await finance.keyboard.press('Enter');
  await expect(finance.getByText(`${tug(total)} буцаалт хаагдлаа`)).toBeVisible();
  await finance.getByRole('button', { name: 'Буцаасан' }).press('Enter');
  await expect(finance.getByRole('row', { name: number })).toContainText('Ундрал');

  await openPage(page, `/show-order/${number}`);
  await expect(page.getByText('Мөнгийг буцаан олгосон.')).toBeVisible();
  await expect(page.getByText('Буцаан олгогдсон').first()).toBeVisible();
  for (const console of consoles) console.expectSilence();
});
