import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

/** How many are side by side on a screen of that width (spec §9 Limits). */
const SIDE_BY_SIDE = [
  [1440, 7],
  [1100, 6],
  [800, 4],
  [600, 3],
  [400, 2],
] as const;

const SEEN = ['70489215', '70512101', '70551201', '70489216', '70512102', '70551202'];

test('what was looked at is shown newest first, at most five beside a list, until it is forgotten', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  for (const code of [...SEEN, '70489215']) {
    await openPage(page, `/single-product/${code}`);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('recently') ?? '[]').at(-1)?.code))
      .toBe(code);
  }
  await openPage(page, '/categories/2');
  const listed = page.locator(isMobile ? '.recent' : '.viewed').getByRole('link');
  await expect(listed).toHaveCount(5);
  // A product viewed twice is listed once, and first; the oldest is dropped.
  const newestFirst = ['70489215', ...SEEN.slice(1).toReversed()];
  const leads = () => listed.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(-8)));
  expect(await leads()).toEqual(newestFirst.slice(0, 5));
  await openPage(page, '/home');
  const slider = page.getByRole('region', { name: 'Сүүлд үзсэн' });
  await expect(slider.getByRole('link')).toHaveCount(6);
  const inSlider = await slider
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(inSlider).toEqual(newestFirst.map((code) => `/single-product/${code}`));
  if (!isMobile) {
    for (const [width, slides] of SIDE_BY_SIDE) {
      await page.setViewportSize({ width, height: 900 });
      const tile = slider.getByRole('listitem').first();
      const shown = await tile.evaluate((one) => {
        const gap = Number.parseFloat(getComputedStyle(one.parentElement ?? one).columnGap);
        return ((one.parentElement?.clientWidth ?? 0) + gap) / (one.getBoundingClientRect().width + gap);
      });
      expect(shown, `at ${width} pixels`).toBeCloseTo(slides, 1);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  // The first scroll lays out the whole page (opened-page.tsx), so that the button stays in place; nobody jumps this far down at once.
  const clear = slider.getByRole('button', { name: 'Түүх цэвэрлэх' });
  await clear.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).not.toHaveClass(/opened/);
  await clear.click();
  await expect(slider).toHaveCount(0);
});
