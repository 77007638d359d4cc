import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { endpoints } from '@tokhi/contract/endpoints';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, setTextSize } from '../expect-fits.ts';
import { expectNothingLost } from '../expect-nothing-lost.ts';
import { emailTo, newAddress } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { fromElsewhere, newCustomerByCode, signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

/** No other journey reviews this one. */
const PRODUCT = '78203140';
const LARGE = { width: 1440, height: 1000 };

/** A new customer, and a text that only this run has. */
async function newVisitor(page: Page, request: APIRequestContext) {
  const email = newAddress();
  const { token } = await signIn(page, request, (from) => newCustomerByCode(from, email));
  return { email, token, said: `Хөл нь богино ${crypto.randomUUID().slice(0, 8)}` };
}

/** On a phone, and with text twice as large. */
async function expectReadable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
  await page.setViewportSize(LARGE);
  await setTextSize(page, '200%');
  await expectNothingLost(page);
  await setTextSize(page, '');
}

test('a message is answered by email, and what the customer writes back joins its thread', async ({
  page,
  browser,
  request,
}) => {
  const { email, said } = await newVisitor(page, request);
  /** Also used for the form that the email links to. */
  const write = async (title: string, text: string) => {
    await openPage(page, '/contact');
    await page.getByLabel('Гарчиг').fill(title);
    await page.getByLabel('Дэлгэрэнгүй').fill(text);
    await page.getByRole('button', { name: 'Илгээх' }).press('Enter');
    await expect(page.getByText('Зурвас илгээгдлээ.', { exact: false })).toBeVisible();
  };
  await write('Сандал', said);

  const support = await (await browser.newContext({ viewport: LARGE })).newPage();
  await workAs(support, ['support'], 'Солонго');
  const console = watchConsole(support);
  await openAdmin(support, '/messages');
  const lines = support.getByRole('region', { name: 'Нэргүй' }).getByRole('listitem');
  await support.getByRole('button', { name: said }).press('Enter');
  await expect(lines.last()).toContainText(said);
  await support.keyboard.press('r');
  await expect(support.getByLabel('Хариу', { exact: true })).toBeFocused();
  await support.keyboard.type('Үнэгүй солино');
  await expectAccessible(support);
  await support.keyboard.press('Control+Enter');
  await expect(lines.filter({ hasText: 'Солонго' })).toContainText('Үнэгүй солино');

  const { text } = await emailTo(email, 'Таны зурвасын хариу');
  expect(text).toContain('Үнэгүй солино');
  expect(text).toContain('/contact');
  await write('Сандлын хариу', `Баярлалаа, ${said}`);
  await openAdmin(support, '/messages');
  await support.getByRole('button', { name: `Баярлалаа, ${said}` }).press('Enter');
  await expect(lines).toHaveCount(3);
  await expect(lines.last()).toContainText(`Баярлалаа, ${said}`);
  await expectReadable(support);
  await support.getByRole('heading', { level: 1 }).click();
  await support.keyboard.press('e');
  await expect(support.getByRole('button', { name: new RegExp(said) })).toHaveCount(0);
  console.expectSilence();
});

test('a review is answered below it, then hidden with a reason, and the rating follows', async ({
  page,
  browser,
  request,
}) => {
  const { token, said } = await newVisitor(page, request);
  const rating = async () => {
    const answer = await request.post(endpoints.singleProduct.path, { data: { id: PRODUCT } });
    const { single } = (await answer.json()) as { single: { total_rate: number; review_count: number } };
    return { average: single.total_rate, reviews: single.review_count };
  };
  const before = await rating();
  const headers = { ...fromElsewhere(), authorization: `Bearer ${token}` };
  const review = { id: PRODUCT, rate: 1, message: said };
  expect((await request.post(endpoints.addProductReview.path, { headers, data: review })).status()).toBe(200);
  await expect.poll(async () => (await rating()).reviews).toBe(before.reviews + 1);
  expect((await rating()).average).toBeLessThan(before.average);

  const support = await (await browser.newContext({ viewport: LARGE })).newPage();
  await workAs(support, ['support'], 'Солонго');
  const console = watchConsole(support);
  await openAdmin(support, '/reviews');
  await support.getByRole('button', { name: said }).press('Enter');
  // In the list, and in the review once it is open.
  await expect(support.getByRole('main').getByText(said)).toHaveCount(2);
  await support.keyboard.press('r');
  await expect(support.getByLabel('Олон нийтэд харагдах хариу')).toBeFocused();
  await support.keyboard.type(`Солих хөл илгээлээ ${said}`);
  await expectAccessible(support);
  await support.keyboard.press('Control+Enter');
  await expect(support.getByRole('button', { name: 'Хариуг авах' })).toBeVisible();
  const shown = page.getByText(`Солих хөл илгээлээ ${said}`).first();
  await expect(async () => {
    await openPage(page, `/single-product/${PRODUCT}`);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await support.getByLabel('Бараатай холбоогүй').press('Space');
  await support.getByRole('button', { name: 'Нуух', exact: true }).press('Enter');
  await expect(support.getByText('Нуусан: Бараатай холбоогүй')).toBeVisible();
  await expect.poll(rating).toEqual(before);
  await expect(async () => {
    await openPage(page, `/single-product/${PRODUCT}`);
    await expect(shown).toHaveCount(0);
  }).toPass();
  await expectReadable(support);
  console.expectSilence();
});
