import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { openPage } from '../open-page.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const PINNED = '70489216';
const SIGNS = 'жщфчхк';

/** An unknown word, different in each run. */
const newWord = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => SIGNS[byte % SIGNS.length]).join('');

test('a search that found nothing is taught by keyboard, and a pinned product stands first in the shop', async ({
  page,
  context,
}) => {
  test.slow();
  const word = newWord();
  const shop = await context.newPage();
  for (let asked = 0; asked < 3; asked += 1) await openPage(shop, `/search?p=${word}`);
  const found = shop.getByRole('main').getByRole('article');
  await expect(found).toHaveCount(0);

  await workAs(page, ['catalogue'], 'Номундарь');
  const row = page.getByRole('row').filter({ hasText: word });
  // Counts are written after two seconds.
  await expect(async () => {
    await prepare('learn-from-searches');
    await openAdmin(page, '/search-words');
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const console = watchConsole(page);
  await expect(row).toContainText('3');
  await page.getByRole('heading', { level: 1 }).click();
  for (let moved = 0; (await row.getAttribute('aria-current')) === null && moved < 15; moved += 1)
    await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Хайсан үг', { exact: true })).toHaveValue(word);
  await page.keyboard.type('толь');
  const effect = page.getByRole('region', { name: 'Юу олох вэ' });
  await expect(effect.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`«${word}» гэж хайхад «толь» олдоно`)).toBeVisible();
  await expect(async () => {
    await openPage(shop, `/search?p=${word}`);
    await expect(found.first()).toContainText('толь', { timeout: 1_000 });
  }).toPass();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('p');
  await expect(page.getByRole('textbox', { name: 'Бараа нэмэх' })).toBeFocused();
  await page.keyboard.type(PINNED);
  await page.getByRole('button', { name: /704\.892\.16/ }).press('Enter');
  await page.getByRole('button', { name: '1 барааг бэхлэх' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Салгах' })).toBeVisible();
  await expect(async () => {
    await openPage(shop, `/search?p=${word}`);
    await expect(found.first().getByRole('link').first()).toHaveAttribute('href', new RegExp(PINNED), {
      timeout: 1_000,
    });
  }).toPass();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('x');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: /^Нуусан/ }).click();
  await expect(row).toContainText('Номундарь нуусан');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
  console.expectSilence();
});

test('a popular search is hidden from the search box, and shown again', async ({ page, context }) => {
  const [hidden, ...others] = ['матрас', 'толь', 'хөшиг', 'ваар', 'адъяал', 'алчуур'];
  await prepare('popular-searches', hidden, ...others);
  const shop = await context.newPage();
  const offered = shop.getByRole('group', { name: 'Түгээмэл хайлт' }).getByRole('option');
  /** Live within seconds, on a newly opened page. */
  const isOffered = (text: string, times: number) =>
    expect(async () => {
      await openPage(shop, '/bonus');
      await shop.getByRole('combobox', { name: 'Бараа хайх' }).focus();
      await expect(offered.filter({ hasText: others[0] })).toHaveCount(1, { timeout: 1_000 });
      await expect(offered.filter({ hasText: text })).toHaveCount(times, { timeout: 1_000 });
    }).toPass();
  await isOffered(hidden, 1);

  await workAs(page, ['catalogue'], 'Номундарь');
  const console = watchConsole(page);
  await openAdmin(page, '/search-words');
  const popular = page.getByRole('region', { name: 'Түгээмэл' }).getByRole('row').filter({ hasText: hidden });
  await popular.getByRole('button', { name: `Нуух: ${hidden}` }).press('Enter');
  await expect(popular).toContainText('Номундарь нуусан');
  await expectAccessible(page);
  await isOffered(hidden, 0);
  await popular.getByRole('button', { name: `Харуулах: ${hidden}` }).press('Enter');
  await isOffered(hidden, 1);
  console.expectSilence();
});
