import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, setTextSize } from '../expect-fits.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

test('a truck is filled by a pasted list, moved, taken back and moved again, by keys alone', async ({ page }) => {
  // Three hundred orders are moved three times.
  test.slow();
  const numbers = (await prepare('orders', '300')).split(',');
  await workAs(page, ['orders']);
  const console = watchConsole(page);

  const opened = performance.now();
  await openAdmin(page, '/trucks');
  await expect(page.getByRole('heading', { name: 'Ачилт', level: 1 })).toBeVisible();
  await page.keyboard.press('N');
  const name = `BJ-${numbers[0]?.slice(2)}`;
  await expect(page.getByLabel('Нэр')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Жагсаалт буулгах' }).click();
  await page.getByLabel('Захиалгын дугаарууд').fill([...numbers, 'IK0000000000', 'буйдан'].join('\n'));
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('300 нэмсэн, 2 нэмээгүй')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'IK0000000000 олдсонгүй' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Typed into the field, as a scanner does.
  await page.locator('body').click();
  await page.keyboard.press('/');
  await page.keyboard.type(numbers[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('давтан уншлаа')).toBeVisible();

  const move = page.getByRole('button', { name: '300 захиалгыг шилжүүлэх' });
  await expect(move).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Шилжүүллээ' })).toBeVisible();
  const bar = page.getByRole('status').filter({ hasText: '300 захиалга «Баталгаажсан» боллоо' });
  await expect(bar).toBeVisible();
  if (process.env['SHOW_TIMES'] === 'true')
    process.stdout.write(`opened to moved: ${((performance.now() - opened) / 1_000).toFixed(1)} s\n`);
  await expectAccessible(page);

  await page.keyboard.press('Control+Z');
  await expect(page.getByLabel('Шалтгаан')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Буцаасан: Баталгаажсан, 300 захиалга')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(move).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(bar).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await setTextSize(page, '200%');
  await expectFits(page);
  await setTextSize(page, '');

  await page.getByRole('link', { name: 'Гаалийн жагсаалт' }).click();
  await expect(page.getByText(`Гаалийн жагсаалт, ${name}`)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV татах' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${name}, Гаалийн жагсаалт.csv`);
  await expectFits(page);
  console.expectSilence();
});
