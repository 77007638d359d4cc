import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsPhone } from '../expect-fits.ts';
import { emailTo, newAddress } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { newCustomer, signIn } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { makeOrder } from './made-order.ts';
import { moveOrder } from './run-order-scripts.ts';

const steps = (page: Page) => page.getByRole('list', { name: 'Захиалгын явц' }).getByRole('listitem');

test('whoever has no orders reads so, and finds the first one on coming back from another page', async ({
  page,
  request,
}) => {
  const console = watchConsole(page);
  const { token } = await signIn(page, request);
  await openPage(page, '/track-order');
  await expect(page.getByRole('heading', { name: 'Танд захиалга алга' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Тохь, нүүр хуудас' }).click();
  await expect(page).toHaveURL(/\/home$/);
  const made = await makeOrder(request, { token });
  await page.locator('a[href="/track-order"]:visible', { hasText: /^Захиалга$/ }).click();
  await expect(
    page.getByRole('navigation', { name: 'Миний захиалга' }).getByRole('link', { name: made }),
  ).toBeVisible();
  // Its data is refreshed without a new document (decision 30).
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  console.expectSilence();
});

test('each order can be chosen, and shows its places and seven steps with their times', async ({ page, request }) => {
  const console = watchConsole(page);
  const { token } = await signIn(page, request);
  const older = await makeOrder(request, { token, warehouse: 0 });
  await moveOrder(older, 'came_in_ereen');
  const newer = await makeOrder(request, { token });
  await openPage(page, '/track-order');
  const list = page.getByRole('navigation', { name: 'Миний захиалга' });
  await expect(list.getByRole('link')).toHaveText([new RegExp(newer), new RegExp(older)]);
  await expect(page.getByRole('heading', { level: 2, name: 'Бараа тань нөөцлөгдсөн' })).toBeVisible();
  await list.getByRole('link', { name: older }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Бараа тань Эрээнд ирлээ' })).toBeVisible();
  await expect(list.getByRole('link', { name: older })).toHaveAttribute('aria-current', 'true');
  await expect(steps(page)).toHaveCount(7);
  await expect(steps(page).nth(3)).toHaveAttribute('aria-current', 'step');
  await expect(steps(page).nth(3)).toContainText(/Эрээнд ирсэн.*\d\d\/\d\d, \d\d:\d\d/s);
  await expect(steps(page).nth(6)).toContainText(/Хүргэгдсэн.*\d\d\/\d\d – \d\d\/\d\d/s);
  for (const place of ['Бээжин', 'Эрээн', 'Улаанбаатар', 'Танд']) {
    await expect(page.locator('.road').getByText(place, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Номин хотхон', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await expectFitsPhone(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Бараа тань Эрээнд ирлээ' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Бараа тань нөөцлөгдсөн' })).toBeVisible();
  console.expectSilence();
});

test('a step behind its time is told before anybody asks', async ({ page, request }) => {
  const { token } = await signIn(page, request);
  const number = await makeOrder(request, { token });
  await moveOrder(number, 'loaded', 24 * 12);
  await openPage(page, '/track-order');
  await expect(page.getByText('«Эрээнд ирсэн» алхам хоцорч байна')).toBeVisible();
  await expect(steps(page).nth(3)).toContainText('Хоцорсон');
  await expectAccessible(page);
});

test('the link of the email follows the order without a login, and tells nothing that is the buyer’s alone', async ({
  page,
  request,
}) => {
  const email = newAddress();
  const number = await makeOrder(request, { token: (await newCustomer(request)).token, warehouse: 0, email });
  await moveOrder(number, 'paid');
  const { text } = await emailTo(email, `Захиалга ${number} бүртгэгдлээ`);
  const link = /\/track-order#[\w-]{43}/.exec(text)?.[0] ?? 'no link in the letter';
  await openPage(page, link);
  await expect(page.getByRole('heading', { level: 2, name: 'Төлбөр тань төлөгдлөө' })).toBeVisible();
  await expect(steps(page)).toHaveCount(7);
  const main = page.getByRole('main');
  await expect(main).toContainText('NARAN');
  await expect(main).not.toContainText(/₮|хотхон|99112233|@/);
  await expectAccessible(page);
  await expectFits(page);
  await expectFitsPhone(page);
});

test('a link that leads nowhere any more says so', async ({ page }) => {
  await openPage(page, `/track-order#${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Холбоос хүчингүй болсон' })).toBeVisible();
  await expectAccessible(page);
});

test('a guest without a link is led to the login, from header, footer or the bar of the phone', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openPage(page, '/bonus');
  if (isMobile) {
    await page.getByRole('navigation', { name: 'Доод цэс' }).getByRole('link', { name: 'Захиалга' }).click();
  } else {
    const icon = page.getByRole('banner').getByRole('link', { name: 'Захиалга', exact: true });
    await expect(icon).toHaveAttribute('href', '/track-order');
    await page
      .getByRole('region', { name: 'Дэлгүүрийн мэдээлэл' })
      .getByRole('link', { name: 'Захиалга хянах' })
      .click();
  }
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  if (isMobile) await footer.getByRole('heading', { name: 'Тусламж' }).click();
  const help = footer.getByRole('link', { name: 'Захиалга хянах' });
  await expect(help).toHaveAttribute('href', '/track-order');
});
