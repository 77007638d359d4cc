import { expect, type Page, test } from '@playwright/test';
import { isoDate, ulaanbaatarDate, ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, setTextSize } from '../expect-fits.ts';
import { expectNothingLost } from '../expect-nothing-lost.ts';
import { openPage } from '../open-page.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const CODE = '70563311';
const AT_MIDNIGHT = '79152744';

/** An aborted attempt leaves a plan and an approval; either would block the next one. */
async function clearLeft(page: Page): Promise<void> {
  const press = async (name: string | RegExp, said: string) => {
    const button = page.getByRole('button', { name });
    if ((await button.count()) === 0) return;
    await button.first().press('Enter');
    await page.getByText(said).waitFor();
  };
  await press(/болих$/, 'Төлөвлөсөн үнийг болилоо');
  await press('Татгалзах', 'Татгалзлаа');
}

test('a price is planned and stopped by one member, and a cut beyond the limit waits for another, who declines it', async ({
  page,
  browser,
}) => {
  await workAs(page, ['catalogue'], 'Тэмүүлэн');
  const consoles = [watchConsole(page)];
  await openAdmin(page, `/products/${CODE}/price`);
  await expect(page.getByRole('region', { name: 'Шинэ үнэ' })).toBeVisible();
  await clearLeft(page);
  const price = page.getByLabel(/, шинэ үнэ$/).first();
  const now = Number((await price.inputValue()).replaceAll(',', ''));

  await page.keyboard.press('2');
  await page.getByLabel('Эхлэх').fill('2037-01-01T00:00');
  await price.fill(String(Math.round(now * 1.01)));
  await expect(page.getByRole('region', { name: 'Юунд нөлөөлөх' }).getByText(/^Сагсанд/)).toBeVisible();
  await page.getByLabel('Шалтгаан').fill('Ханш өөрчлөгдсөн');
  // The key acts like the button, which waits for the effects of the latest input.
  await expect(page.getByRole('button', { name: /^Үнэ хадгалах/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Үнэ төлөвлөгдлөө')).toBeVisible();
  await expectAccessible(page);
  const planned = page.getByRole('region', { name: 'Төлөвлөсөн' });
  await planned
    .getByRole('button', { name: /болих$/ })
    .first()
    .press('Enter');
  await expect(page.getByText('Төлөвлөсөн үнийг болилоо')).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('3');
  await page.getByLabel('Хямдрал, %').fill('20');
  await page.getByLabel('Эхлэх').fill('2037-02-01T00:00');
  await expect(page.getByText('иас их: хоёр дахь хүн батална')).toBeVisible();
  await page.getByLabel('Батлах хүнд').fill('Шинэ жилийн үнэ');
  await expect(page.getByRole('button', { name: /^Батлуулахаар илгээх/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Өөрөө бэлтгэснээ батлахгүй')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);

  const finance = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  await workAs(finance, ['finance'], 'Ундрал');
  consoles.push(watchConsole(finance));
  await openAdmin(finance, `/products/${CODE}/price`);
  await expect(finance.getByText('Тэмүүлэн бэлтгэсэн')).toBeVisible();
  await expectAccessible(finance);
  await finance.getByRole('button', { name: 'Татгалзах' }).press('Enter');
  await expect(finance.getByText('Татгалзлаа')).toBeVisible();
  for (const console of consoles) console.expectSilence();
});

test('a price that is planned for midnight is in the shop when the clock says so, and a step of the history', async ({
  page,
  context,
}) => {
  await workAs(page, ['catalogue'], 'Тэмүүлэн');
  const console = watchConsole(page);
  await openAdmin(page, `/products/${AT_MIDNIGHT}/price`);
  await expect(page.getByRole('region', { name: 'Шинэ үнэ' })).toBeVisible();
  await clearLeft(page);
  const price = page.getByLabel(/, шинэ үнэ$/).first();
  const wanted = Math.round(Number((await price.inputValue()).replaceAll(',', '')) * 1.02);
  const now = new Date();
  await page.keyboard.press('2');
  await page.getByLabel('Эхлэх').fill(`${isoDate(ulaanbaatarDate(now, 1))}T00:00`);
  await price.fill(String(wanted));
  await page.getByLabel('Шалтгаан').fill('Шөнө дундын үнэ');
  await expect(page.getByRole('button', { name: /^Үнэ хадгалах/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  const planned = page.getByRole('region', { name: 'Төлөвлөсөн' }).getByRole('row').filter({ hasText: 'Тэмүүлэн' });
  await expect(planned).toContainText('00:00');
  await expect(planned).toContainText(formatTug(wanted));

  const shop = await context.newPage();
  const shown = shop.getByRole('region', { name: 'Үнэ, сонголт' }).getByText(formatTug(wanted)).first();
  await openPage(shop, `/single-product/${AT_MIDNIGHT}`);
  await expect(shown).toHaveCount(0);
  await prepare('apply-planned-prices', ulaanbaatarMidnight(now, 1).toISOString());
  await expect(async () => {
    await openPage(shop, `/single-product/${AT_MIDNIGHT}`);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await openAdmin(page, `/products/${AT_MIDNIGHT}/price`);
  await expect(page.getByText('Төлөвлөсөн үнэ алга.')).toBeVisible();
  const history = page.getByRole('region', { name: 'Үнийн түүх' });
  await expect(history.getByRole('img', { name: new RegExp(`одоо ${formatTug(wanted)}`) })).toBeVisible();
  await expect(history.getByRole('row').filter({ hasText: 'Шөнө дундын үнэ' }).first()).toContainText(
    formatTug(wanted),
  );
  await expectAccessible(page);
  await setTextSize(page, '200%');
  await expectNothingLost(page);
  await setTextSize(page, '');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  console.expectSilence();
});
