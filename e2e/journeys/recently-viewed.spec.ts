import { expect, test } from '@playwright/test';
import { openPage } from './open-page.ts';

const SEEN = ['70489215', '70512101', '70551201', '70489216', '70512102', '70551202'];

test('what was looked at is shown newest first, at most five beside a list, until it is forgotten', async ({
  page,
  isMobile,
}) => {
  for (const code of [...SEEN, '70489215']) {
    await openPage(page, `/single-product/${code}`);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recently') ?? '[]').at(-1)?.code))
      .toBe(code);
  }
  await openPage(page, '/categories/2');
  const listed = page.locator(isMobile ? '.recent' : '.viewed').getByRole('link');
  await expect(listed).toHaveCount(5);
  // Seen twice, it stands once, and first.
  await expect(listed.first()).toHaveAttribute('href', '/single-product/70489215');
  await openPage(page, '/home');
  const slider = page.getByRole('region', { name: 'Сүүлд үзсэн' });
  await expect(slider.getByRole('link')).toHaveCount(6);
  await slider.getByRole('button', { name: 'Түүх цэвэрлэх' }).click();
  await expect(slider).toHaveCount(0);
});
