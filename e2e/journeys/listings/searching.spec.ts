import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { openPage } from '../open-page.ts';
import { watchConsole } from '../watch-console.ts';

test('what is found fits the words, in Latin letters and with a slip of the finger, too', async ({ page }) => {
  const first = page.getByRole('main').getByRole('article').first();
  await openPage(page, '/search?p=буйдан');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«буйдан»');
  await expect(first).toContainText('буйдан');
  for (const typed of ['buidan', 'буйдон']) {
    await openPage(page, `/search?p=${typed}`);
    await expect(page.getByText(`«${typed}»`).last()).toContainText('буйдан');
    await expect(first).toContainText('буйдан');
  }
});

test('while the first finding is on its way, the page it is asked from says so', async ({ page }) => {
  await openPage(page, '/bonus');
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/search\.data/, async (route) => {
    await released;
    await route.continue();
  });
  const box = page.getByRole('combobox', { name: 'Бараа хайх' });
  await box.fill('буйдан');
  await box.press('Enter');
  // The output for screen readers has the text, too; this is what covers the page.
  await expect(page.locator('.waiting')).toHaveText('ТҮР ХҮЛЭЭНЭ ҮҮ');
  await expect(page.locator('.waiting')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«буйдан»');
  await expect(page.getByText('ТҮР ХҮЛЭЭНЭ ҮҮ')).toHaveCount(0);
});

test('some words alone are better than nothing, and the page says so', async ({ page }) => {
  await openPage(page, '/search?p=хивс толь');
  await expect(page.getByText('Зарим үгээр нь таарсан барааг харууллаа.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('money and colour typed among the words narrow the list, and can be taken off again', async ({ page }) => {
  const first = page.getByRole('main').getByRole('article').first();
  await openPage(page, '/search?p=ногоон буйдан 2 саяас доош');
  const chips = page.getByRole('main').locator('.chips.understood');
  await expect(chips.getByRole('link')).toHaveText(['2,000,000₮ хүртэл', 'Ногоон']);
  await expect(first).toContainText('буйдан');
  await expectAccessible(page);
  await chips.getByRole('link', { name: 'Ногоон' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«буйдан 2 саяас доош»');
  await expect(chips.getByRole('link')).toHaveText(['2,000,000₮ хүртэл']);
});

test('a colour that is not sold is said', async ({ page }) => {
  await openPage(page, '/search?p=нил ягаан буйдан');
  await expect(page.getByText('«Нил ягаан» алга. Бусдыг нь харууллаа.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

for (const typed of ['704.892.15', '70489215']) {
  test(`the article number ${typed} leads straight to its product`, async ({ request, baseURL }) => {
    const answer = await request.get(`/search?p=${typed}`);
    expect(answer.url()).toBe(`${baseURL}/single-product/70489215`);
  });
}

test('a search without results says so and leads on', async ({ page }) => {
  await openPage(page, '/search?p=zzzfff');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'ХАЙЛТ ИЛЭРЦГҮЙ' })).toBeVisible();
  await expect(main.getByRole('link', { name: '7700-2020' })).toBeVisible();
  await main.getByRole('link', { name: 'Гэрэлтүүлэг' }).click();
  await expect(page).toHaveURL(/\/category\/lighting$/);
});

test('nothing typed is not searched for', async ({ page }) => {
  await openPage(page, '/bonus');
  const box = page.getByRole('combobox', { name: 'Бараа хайх' });
  await box.fill('   ');
  // The browser uses it before the scripts run, or without them.
  expect(await box.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/bonus$/);
  await page.goto('/search?p=');
  await expect(page.getByRole('heading', { name: 'Хайх үгээ дээрх хайлтын талбарт бичнэ үү' })).toBeVisible();
});

test('suggestions come while typing; arrows choose, Escape closes, Enter goes', async ({ page }) => {
  const console = watchConsole(page);
  await openPage(page, '/bonus');
  const box = page.getByRole('combobox', { name: 'Бараа хайх' });
  const list = page.getByRole('listbox', { name: 'Хайлтын санал' });
  await box.pressSequentially('буйд');
  await expect(list.getByRole('option').first()).toBeVisible();
  await expect(list.getByRole('group', { name: 'Бараа' }).getByRole('option').first()).toContainText('₮');
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
  await box.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(box).toHaveValue('буйд');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  const address = await chosen.getAttribute('href');
  await box.press('Enter');
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
  console.expectSilence();
});

test('before anything is typed popular searches are offered, and for nonsense a way on', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, '/bonus');
  const box = page.getByRole('combobox', { name: 'Бараа хайх' });
  const list = page.getByRole('listbox', { name: 'Хайлтын санал' });
  await box.focus();
  const popular = list.getByRole('group', { name: 'Түгээмэл хайлт' });
  await expect(popular.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await box.pressSequentially('zzzfff');
  await expect(list.getByText('Ийм бараа олдсонгүй')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('option', { name: 'Эрэлттэй бараа үзэх' }).click();
  await expect(page).toHaveURL(/\/top-20$/);
});

test('a code that is typed offers its product', async ({ page }) => {
  await openPage(page, '/bonus');
  await page.getByRole('combobox', { name: 'Бараа хайх' }).pressSequentially('704.892.15');
  const offered = page.getByRole('group', { name: 'Бараа' }).getByRole('option', { name: /NARAN/ });
  await expect(offered).toHaveCount(1);
  await offered.click();
  await expect(page).toHaveURL(/\/single-product\/70489215$/);
});

test('what was searched for is offered again, and can be forgotten', async ({ page }) => {
  await openPage(page, '/bonus');
  const box = page.getByRole('combobox', { name: 'Бараа хайх' });
  await box.fill('шүүгээ');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«шүүгээ»');
  await openPage(page, '/bonus');
  await box.focus();
  const recent = page.getByRole('group', { name: 'Сүүлд хайсан' }).getByRole('option', { name: 'шүүгээ' });
  await expect(recent).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Delete');
  await expect(recent).toHaveCount(0);
});
