import { expect, test } from '@playwright/test';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits } from '../expect-fits.ts';
import { prepare } from '../setup-process.ts';
import { watchConsole } from '../watch-console.ts';
import { openAdmin, workAs } from './staff.ts';

test('the day, the list, an order and the trucks are worked by thumb', { tag: '@phone' }, async ({ page }) => {
  const number = await prepare('orders', '1');
  await workAs(page, ['orders']);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, '/');
  const console = watchConsole(page);
  const tabs = page.getByRole('navigation', { name: 'Доод цэс' });
  await expect(tabs).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Удирдлага' })).toBeHidden();
  await expectAccessible(page, { onPhone: true });

  await tabs.getByRole('link', { name: 'Захиалга' }).click();
  await expect(page.getByRole('heading', { name: 'Захиалга', level: 1 })).toBeVisible();
  await openAdmin(page, `/orders?text=${number.slice(-4)}`);
  // Two lines per row: customer and total are below the number.
  const row = page.getByRole('row').filter({ hasText: number });
  const [link, who] = [row.getByRole('link', { name: number }), row.locator('.orders-table__who')];
  await expect(link).toBeVisible();
  const [first, second] = await Promise.all([link.boundingBox(), who.boundingBox()]);
  expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeLessThan(120);
  await expectAccessible(page, { onPhone: true });
  await link.click();

  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
  await expectAccessible(page, { onPhone: true });
  await page.getByRole('button', { name: /^Баталгаажуулах/ }).click();
  const newest = page.getByRole('region', { name: 'Түүх' }).getByRole('listitem').first();
  await expect(newest).toHaveText(/Баталгаажсан.*Ануужин/);
  // No control is hidden under the tabs.
  await page.getByRole('button', { name: 'Буцаах' }).first().scrollIntoViewIfNeeded();
  await expectFits(page);

  await tabs.getByRole('link', { name: 'Ачилт' }).click();
  await expect(page.getByRole('heading', { name: 'Ачилт', level: 1 })).toBeVisible();
  await expectAccessible(page, { onPhone: true });
  console.expectSilence();
});
