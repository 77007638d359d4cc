import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFitsNarrowAndLarge, expectFitsPhone } from '../expect-fits.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

interface Planted {
  day: string;
  row: string;
}

test('a day with one named difference is closed with a reason; money that comes later shows as a change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const { day, row }: Planted = JSON.parse(await prepare('day'));
  await workAs(page, ['finance']);
  const console = watchConsole(page);
  await openAdmin(page, `/closing?day=${day}`);
  const qpay = page.getByRole('row', { name: /QPay/ });
  await expect(qpay).toContainText('200,000');
  const differences = page.getByRole('region', { name: 'Зөрүү 1' });
  await expect(differences).toContainText(`хуулгын мөр ${row}`);
  const close = page.getByRole('button', { name: /хаах/ });
  await expect(close).toBeDisabled();
  await expectAccessible(page);

  await differences.getByRole('textbox').fill('Эзэн нь тодорхойгүй, маргааш банкнаас асууна');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Хаасан' })).toContainText('Ануужин');
  await expect(close).toHaveCount(0);
  await expect(differences).toContainText('маргааш банкнаас асууна');

  await prepare('late-money', day);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Хаасны дараа' })).toContainText(
    'бүртгэсэн төлбөр: 200,000₮ → 400,000₮',
  );
  await expectAccessible(page);
  await expectFitsPhone(page);
  await expectFitsNarrowAndLarge(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `${day.slice(0, 7)} CSV` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`sar-${day.slice(0, 7)}.csv`);
  console.expectSilence();
});
