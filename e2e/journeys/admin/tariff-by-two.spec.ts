import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { fromElsewhere, signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

/** A fee that no other journey pays: far away and over 250 kg. */
const FIELD = '+ 250 кг-аас их, ₮, deliveryFees.byWeight.far.overSecondStep';

async function pageOf(browser: Browser, roles: readonly StaffRole[], name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  await workAs(page, roles, name);
  return page;
}

/** What the checkout charges: it reads the table. */
async function charged(request: APIRequestContext, token: string): Promise<number> {
  const headers = { ...fromElsewhere(), authorization: `Bearer ${token}` };
  const answer = await request.post('/api/product/cart-shipping', { headers, data: { id: "'70489215'" } });
  return (await answer.json()).delivery_fees.byWeight.far.overSecondStep;
}

/** By keyboard alone: the owner prepares, finance approves. */
async function changeByTwo(owner: Page, finance: Page, to: number): Promise<void> {
  await openAdmin(owner, '/settings/tariff');
  await owner.getByLabel(FIELD).fill(String(to));
  await expect(owner.getByText('1 өөрчлөлт')).toBeVisible();
  await owner.keyboard.press('Control+Enter');
  await expect(owner.getByLabel('Шалтгаан')).toBeFocused();
  await owner.keyboard.type('Шатахуун');
  await owner.keyboard.press('Control+Enter');
  await expect(owner.getByText('Та бэлтгэсэн тул өөр хүн батална.')).toBeVisible();
  await openAdmin(finance, '/settings/tariff');
  await expect(finance.getByRole('region', { name: 'Батлах' })).toContainText('Шатахуун');
  await expectAccessible(finance);
  await finance.keyboard.press('Enter');
  await expect(finance.getByText('Батлагдлаа, одооноос мөрдөнө.')).toBeVisible();
}

test('a tariff is changed by two people and charged at the checkout', async ({ page, browser, request }) => {
  const { token } = await signIn(page, request);
  const owner = await pageOf(browser, ['owner'], 'Болор');
  const finance = await pageOf(browser, ['finance'], 'Сараа');
  const consoles = [watchConsole(owner), watchConsole(finance)];
  await openAdmin(owner, '/settings/tariff');
  await expect(owner.getByRole('region', { name: 'Жишээ тооцоо' })).toContainText('75,000₮');
  await expectAccessible(owner);
  await changeByTwo(owner, finance, 36_000);
  expect(await charged(request, token)).toBe(36_000);
  await expect(finance.getByRole('region', { name: 'Түүх' })).toContainText('35,000₮ 36,000₮');
  await finance.setViewportSize({ width: 390, height: 844 });
  await expectFits(finance);
  await changeByTwo(owner, finance, 35_000);
  expect(await charged(request, token)).toBe(35_000);
  for (const one of consoles) one.expectSilence();
});
