import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { makeOrder } from '../orders/made-order.ts';
import { prepare } from '../setup-process.ts';
import { signIn } from '../signed-in.ts';

/** Cheap enough for every lender, expensive enough for bonus. */
const TOWELS = '81107352';

/** A new customer with an unpaid order, on its payment page; the clock of the page can be moved. */
export async function openPayment(
  page: Page,
  request: APIRequestContext,
  more: { register?: string } = {},
): Promise<{ number: string; token: string }> {
  await page.clock.install();
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token, code: TOWELS, ...more });
  await openPage(page, `/confirm-order/${number}`);
  await expect(sum(page, number)).toBeVisible();
  return { number, token };
}

/** The order's total according to the shop. */
export async function totalOf(request: APIRequestContext, token: string, number: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const shown = await request.post('/api/product/show-order', { headers, data: { ordernumber: number } });
  return (await shown.json()).order.total_amount;
}

/** Golomt's own card page. */
export const AT_THE_BANK = /\/golomt\/payment\//;

export const sum = (page: Page, number: string) => page.getByRole('complementary', { name: `Захиалга ${number}` });
export const paymentMethod = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
/** Its text contains the amount on a desktop; on a phone the amount is beside it. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^([\d,]+₮ төлөх|Төлөх)$/ });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Chooses a payment method by keyboard and presses the button. */
export async function choose(page: Page, name: string): Promise<void> {
  await paymentMethod(page, name).press('Space');
  await expect(paymentMethod(page, name)).toBeChecked();
  await payButton(page).press('Enter');
}

/** The poll interval of the page (spec §4 "Pending order page"). */
const POLL_MS = 5_000;

/**
 * Waits until polls of the page change it. The intervals between polls, and between the shop's questions to the
 * provider, are skipped: `page.clock.install()` was called before the page was opened.
 */
export async function untilAsked(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    const [number] = /IK\d{10}/.exec(page.url()) ?? [];
    if (number !== undefined) await prepare('ask-provider', number);
    await page.clock.fastForward(POLL_MS);
    await expect(shown).toBeVisible({ timeout: 700 });
  }).toPass({ intervals: [100] });
}

/** The page shows the payment: the notice of spec §4 stays, the dialog is closed, the order has its current state. */
export async function expectPaid(page: Page): Promise<void> {
  await untilAsked(page, page.getByText(/^Төлбөр амжилттай төлөгдлөө\.Танд [\d,]+ бонус нэмэгдлээ\.$/));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Төлбөр тань төлөгдлөө');
}
