import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { sandboxOrigin } from '../../processes-of-journeys.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { newAddress } from '../mailbox.ts';
import { openPage } from '../open-page.ts';
import { fromElsewhere, mailedCode } from '../signed-in.ts';
import { watchConsole } from '../watch-console.ts';

type Provider = 'Google' | 'Facebook';

const button = (page: Page, name: Provider) => page.getByRole('button', { name, exact: true });
const NO_FIELDS = 'Уучлаарай. Шаардлагатай талбарууд татагдсангүй.';
const WELCOME = 'Системд амжилттай нэвтэрлээ';

/** All journeys share one network address; this one has its own, in every window. */
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(fromElsewhere());
});

/** Presses the button and waits for the provider's page in its popup. */
async function openWindow(page: Page, name: Provider): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button(page, name).click();
  const popup = await opening;
  await popup.waitForURL(`${sandboxOrigin}/**`);
  return popup;
}

/** On the provider's page: signs in a new person. */
async function typePerson(provider: Page, person: { name: string; email: string; proven?: boolean }): Promise<void> {
  await provider.getByLabel('Name').fill(person.name);
  await provider.getByLabel('E-mail').fill(person.email);
  await provider.getByLabel('verified').setChecked(person.proven ?? true);
  await provider.getByRole('button', { name: 'Continue' }).click();
}

async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(page.getByText(WELCOME)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  expect(user).toEqual({ name, bonus: 2020 });
}

/** A browser that blocks popups, like that of Facebook’s own app. */
const blockWindows = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.open = () => null;
  });

test('Google opens an account in a window of its own, and the page goes on by itself', async ({ page }) => {
  const console = watchConsole(page);
  await openPage(page, '/login');
  const popup = await openWindow(page, 'Google');
  const waits = page.getByRole('button', { name: 'Түр хүлээнэ үү' });
  await expect(waits).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Нээгдсэн цонхонд бүртгэлээ сонгоно уу')).toBeVisible();
  const closed = popup.waitForEvent('close');
  await typePerson(popup, { name: 'Номин', email: newAddress() });
  await closed;
  await expectSignedIn(page, 'Номин');
  console.expectSilence();
});

test('Google opens an account from the registration, too', async ({ page }) => {
  await openPage(page, '/register');
  await typePerson(await openWindow(page, 'Google'), { name: 'Номин', email: newAddress() });
  await expectSignedIn(page, 'Номин');
});

test('a window that the provider cut off from the page is heard all the same', async ({ page }) => {
  await openPage(page, '/login');
  const popup = await openWindow(page, 'Google');
  await popup.goto(`${popup.url()}?cut`);
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  // The opener sees the popup as closed, so the button can be pressed again.
  await expect(button(page, 'Google')).not.toHaveAttribute('aria-disabled');
  await typePerson(popup, { name: 'Номин', email: newAddress() });
  await expectSignedIn(page, 'Номин');
});

test('Facebook’s word for an address is proven by a mailed code; then Facebook alone opens the account', async ({
  page,
}) => {
  const email = newAddress();
  await openPage(page, '/login');
  await typePerson(await openWindow(page, 'Facebook'), { name: 'Сараа', email });
  await expect(page.getByText('Имэйл хаяг таных мөн эсэхийг батлах кодыг имэйлээр илгээлээ.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: '6 оронтой код' }).fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
  await expectSignedIn(page, 'Сараа');

  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/login');
  const popup = await openWindow(page, 'Facebook');
  await popup.getByRole('listitem').filter({ hasText: email }).getByRole('button').click();
  await expectSignedIn(page, 'Сараа');
});

for (const name of ['Google', 'Facebook'] as const) {
  test(`whoever cancels at ${name} finds the page as it was`, async ({ page }) => {
    await openPage(page, '/login');
    const popup = await openWindow(page, name);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await closed;
    await expect(button(page, name)).not.toHaveAttribute('aria-disabled');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(/\/login$/);
  });

  test(`an account of ${name} without an e-mail is refused in the spec’s words`, async ({ page }) => {
    await openPage(page, '/login');
    await typePerson(await openWindow(page, name), { name: 'Тэмүүлэн', email: '' });
    await expect(page.getByText(NO_FIELDS)).toBeVisible();
    await expect(button(page, name)).not.toHaveAttribute('aria-disabled');
    await expectAccessible(page);
    // And the next attempt succeeds.
    const popup = await openWindow(page, name);
    await expect(page.getByText(NO_FIELDS)).toBeHidden();
    await popup.close();
  });
}

test('a window that is closed gives the button back', async ({ page }) => {
  await openPage(page, '/login');
  const popup = await openWindow(page, 'Facebook');
  await expect(page.getByRole('button', { name: 'Түр хүлээнэ үү' })).toBeVisible();
  await popup.close();
  await expect(button(page, 'Facebook')).not.toHaveAttribute('aria-disabled');
});

test('where no window may open, the same login goes its way in the tab', async ({ page, context }) => {
  await blockWindows(context);
  await openPage(page, '/login');
  await button(page, 'Google').click();
  await page.waitForURL(`${sandboxOrigin}/**`);
  await typePerson(page, { name: 'Номин', email: newAddress() });
  await expectSignedIn(page, 'Номин');
});

test('in the tab, too, a refusal is told, and a cancelled login is not', async ({ page, context }) => {
  await blockWindows(context);
  await openPage(page, '/login');
  await button(page, 'Google').click();
  await page.waitForURL(`${sandboxOrigin}/**`);
  await typePerson(page, { name: 'Тэмүүлэн', email: '' });
  await expect(page.getByText(NO_FIELDS)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await button(page, 'Google').click();
  await page.waitForURL(`${sandboxOrigin}/**`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(NO_FIELDS)).toBeHidden();
});

test('in the tab, too, an address that is not proven asks for its code', async ({ page, context }) => {
  const email = newAddress();
  await blockWindows(context);
  await openPage(page, '/login');
  await button(page, 'Facebook').click();
  await page.waitForURL(`${sandboxOrigin}/**`);
  await typePerson(page, { name: 'Сараа', email });
  await page.getByRole('textbox', { name: '6 оронтой код' }).fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Нэвтрэх', exact: true }).click();
  await expectSignedIn(page, 'Сараа');
});

test('a stranger’s ticket in the address signs nobody in', async ({ page, browser }) => {
  const strangers = await browser.newContext();
  const stranger = await strangers.newPage();
  // The ticket stays unused.
  await stranger.route('**/api/user/social-login', (route) => route.abort());
  let ticket = '';
  stranger.on('response', (response) => {
    ticket ||= /#social=.+$/.exec(response.headers()['location'] ?? '')?.[0] ?? '';
  });
  await stranger.goto('/api/user/google-login?way=tab&attempt=a-stranger-attempt');
  await typePerson(stranger, { name: 'Хэн нэгэн', email: newAddress() });
  await expect.poll(() => ticket).not.toBe('');
  await strangers.close();

  await openPage(page, `/login${ticket}`);
  // It is removed from the address, and not sent to the shop.
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
