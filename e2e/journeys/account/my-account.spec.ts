import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, expectFitsNarrowAndLarge, expectFitsPhone } from '../expect-fits.ts';
import { emailsTo, newAddress } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { fromElsewhere, mailedCode, signIn, signInByCode } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';
import { linkOf, tickTerms } from './account-forms.ts';

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(fromElsewhere()));

/** The first one signed the customer in; the second one confirms the customer's identity. */
async function secondCode(address: string): Promise<string> {
  const codes = async () => (await emailsTo(address)).filter(({ subject }) => subject === 'Нэг удаагийн код');
  await expect.poll(async () => (await codes()).length).toBe(2);
  return /\b\d{6}\b/.exec((await codes())[0]?.text ?? '')?.[0] ?? 'no code in the letter';
}

const TABS = ['info', 'bonus', 'saved', 'password', 'notices', 'devices', 'data'];

test('every tab of the profile fits its screen, complains of nothing and stands in nobody’s way', async ({
  page,
  request,
}) => {
  const console = watchConsole(page);
  await signIn(page, request);
  for (const tab of TABS) {
    await openPage(page, `/profile?role=${tab}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFits(page);
    await expectAccessible(page);
    await expectFitsPhone(page);
    await expectFitsNarrowAndLarge(page);
  }
  console.expectSilence();
});

test('name and phones are changed at once, and the header greets by the name', async ({ page, request, isMobile }) => {
  await signIn(page, request);
  await openPage(page, '/profile');
  await page.getByLabel('Нэр', { exact: true }).fill('Номин Батболд');
  await page.getByLabel('Утас', { exact: true }).fill('70112020');
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click();
  await expect(
    page.getByText('Та 8 эсвэл 9-өөр эхэлсэн, нийт 8 оронтой дугаар оруулна уу', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Утас', { exact: true }).fill('99112020');
  await page.getByLabel('Нэмэлт утас').fill('70112020');
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click();
  await expect(page.getByText('Мэдээлэл шинэчлэгдлээ')).toBeVisible();
  if (!isMobile) await expect(page.getByRole('button', { name: 'Сайн байна уу, Номин' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Нэр', { exact: true })).toHaveValue('Номин Батболд');
  await expect(page.getByLabel('Нэмэлт утас')).toHaveValue('70112020');
});

test('another e-mail asks who it is by a mailed code, and holds when its link was used', async ({ page }) => {
  // With the cookies of the page: the link is opened in a browser that the account knows.
  await signInByCode(page, page.request);
  await openPage(page, '/profile');
  const email = page.getByLabel('Имэйл', { exact: true });
  await expect(email).toHaveValue(/@/);
  const before = await email.inputValue();
  const after = newAddress();
  await page.getByLabel('Нэр', { exact: true }).fill('Номин');
  await page.getByLabel('Утас', { exact: true }).fill('99112020');
  await email.fill(after.toUpperCase());
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click();
  await expect(page.getByText('Зөв имэйл оруулна уу', { exact: true })).toBeVisible();
  await email.fill(after);
  await page.getByRole('button', { name: 'Код авах' }).click();
  const code = page.getByLabel('Имэйлээр ирсэн 6 оронтой код');
  await expect(code).toBeVisible();
  await code.fill(await secondCode(before));
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click();
  await expect(page.getByText('Мэдээлэл шинэчлэгдлээ')).toBeVisible();
  await expect(page.getByText(`${after} хаяг руу холбоос илгээсэн.`, { exact: false })).toBeVisible();
  await expect(email).toHaveValue(before);

  await openPage(page, await linkOf(after, 'Шинэ имэйл хаягаа баталгаажуулна уу'));
  await page.getByRole('button', { name: 'Хаягаа баталгаажуулах' }).click();
  await expect(page.getByText('И-мэйл хаяг амжилттай баталгаажлаа.')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(email).toHaveValue(after);
});

test('the bonus is told in words, emails are chosen, and all data can be taken along', async ({ page, request }) => {
  await signInByCode(page, request);
  await openPage(page, '/profile?role=bonus');
  await expect(page.getByRole('table', { name: 'Бонусын түүх' })).toContainText('+2,020');
  await page.getByRole('link', { name: 'Мэдэгдэл' }).click();
  const alertSwitch = page.getByRole('switch', { name: /^Үнэ буувал/ });
  await expect(alertSwitch).toBeChecked();
  await alertSwitch.uncheck({ force: true });
  await page.reload();
  await expect(alertSwitch).not.toBeChecked();
  await page.getByRole('link', { name: 'Миний өгөгдөл' }).click();
  await page.getByRole('button', { name: 'Татах' }).click();
  const dialog = page.getByRole('dialog', { name: 'Өгөгдлөө татах' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const address = (await dialog.getByText('хаяг руу код илгээнэ', { exact: false }).innerText()).match(/\S+@\S+/)?.[0];
  await dialog.getByRole('button', { name: 'Код авах' }).click();
  await dialog.getByLabel('Имэйлээр ирсэн 6 оронтой код').fill(await secondCode(address ?? ''));
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Файл татах' }).click();
  const data: unknown = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  expect(data).toMatchObject({ customers: [expect.objectContaining({ email: expect.stringContaining('@') })] });
});

test('a customer who deletes the account proves who asks, and is a guest afterwards', async ({ page, request }) => {
  await signInByCode(page, request);
  await openPage(page, '/profile?role=data');
  await page.getByRole('button', { name: 'Устгах' }).click();
  const dialog = page.getByRole('dialog', { name: 'Бүртгэлээ устгах уу?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const address = (await dialog.getByText('хаяг руу код илгээнэ', { exact: false }).innerText()).match(/\S+@\S+/)?.[0];
  await dialog.getByRole('button', { name: 'Код авах' }).click();
  await dialog.getByLabel('Имэйлээр ирсэн 6 оронтой код').fill(await secondCode(address ?? ''));
  await dialog.getByRole('button', { name: 'Бүртгэл устгах' }).click();
  await expect(page.getByText('Бүртгэл тань устлаа')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
});

test('a log-out ends the session in every tab and on the server, and leads home from the profile', async ({
  page,
  context,
  request,
}) => {
  const { token } = await signIn(page, request);
  await openPage(page, '/profile');
  const other = await context.newPage();
  await openPage(other, '/home');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.getByRole('button', { name: 'Гарах' }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  const kept = () => other.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
  await expect.poll(kept).toEqual([null, null]);
  await expect(other.locator('html')).not.toHaveClass(/signed-in/);
  const answer = await request.post('/api/user/my-marks', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('whoever is signed in has nothing to do on the ways in', async ({ page, request }) => {
  await signIn(page, request);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/home$/);
});

test('the header greets in the place that is kept for it: nothing moves', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the bar at the top comes with a wide screen');
  await signIn(page, request);
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, '/single-product/70489215');
  await expect(page.getByRole('link', { name: /^Миний бонус 2,020$/ })).toHaveAttribute('href', '/profile');
  await expect(page.getByRole('button', { name: /^Сайн байна уу/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as Window & { seen?: { moved: number } }).seen?.moved)).toBeLessThan(0.02);
});

test('what is saved is counted in the header, stands in its tab and is taken out there', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'the icons of the header come with a wide screen');
  const { token } = await signIn(page, request);
  const headers = { authorization: `Bearer ${token}` };
  await request.post('/api/product/add-favourite-product', { headers, data: { id: '70489215' } });
  await openPage(page, '/home');
  await page.getByRole('link', { name: /^Хадгалсан.*1 бараа/ }).click();
  await expect(page).toHaveURL(/\/profile\?role=saved$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('button', { name: 'Хадгалах: NARAN' }).click();
  await expect(page.getByRole('heading', { name: 'Хадгалсан бараа алга' })).toBeVisible();
});

test('a profile that cannot be read leads to the error page, and can be asked for again', async ({ page, request }) => {
  await signIn(page, request);
  await page.route('**/api/user/my-info', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/error-page$/);
  await expect(page.getByRole('heading', { name: 'Алдаа' })).toBeVisible();
  await page.unroute('**/api/user/my-info');
  await page.getByRole('main').getByRole('link', { name: 'Дахин оролдох' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Нэр' })).toBeVisible();
});

test('a message that was typed before the login is there after it, and is sent', async ({ page }) => {
  const address = newAddress();
  await openPage(page, '/contact');
  await page.getByLabel('Гарчиг').fill('Хүргэлт');
  await page.getByLabel('Дэлгэрэнгүй').fill('Амралтын өдөр хүргэдэг үү?');
  await page.getByRole('button', { name: 'Илгээх' }).click();
  await expect(page.getByText('Нэвтэрсэн байх шаардлагатай')).toBeVisible();
  await page.getByRole('button', { name: 'Имэйлийн кодоор нэвтрэх' }).click();
  await page.getByLabel('Имэйл', { exact: true }).fill(address);
  await tickTerms(page);
  await page.getByRole('button', { name: 'Код авах' }).click();
  await page.getByLabel('6 оронтой код').fill(await mailedCode(address));
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Гарчиг')).toHaveValue('Хүргэлт');
  await expect(page.getByLabel('Дэлгэрэнгүй')).toHaveValue('Амралтын өдөр хүргэдэг үү?');
  await page.getByRole('button', { name: 'Илгээх' }).click();
  await expect(page.getByText('Зурвас илгээгдлээ.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Гарчиг')).toHaveValue('');
});
