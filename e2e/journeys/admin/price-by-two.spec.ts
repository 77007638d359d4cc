import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

const CODE = '70563311';

/** A try that was cut short leaves a plan and an approval; either would refuse the next. */
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
  // The key does what the button does, which waits for the effects of what was typed last.
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
