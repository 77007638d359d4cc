import { expect, test } from '@playwright/test';
import { FULL } from '../../full-size.ts';
import { screens } from '../../screens.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expectFits, NARROWEST, PHONE, setTextSize } from '../expect-fits.ts';
import { expectNothingLost } from '../expect-nothing-lost.ts';
import { untilAlive } from '../open-page.ts';
import { watchConsole } from '../watch-console.ts';

const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

/** One of each kind is also opened with touch, as on a phone. */
const ON_A_PHONE = ['home', 'categories', 'categories-list', 'search', 'product', 'cart', 'login', 'contact'];

for (const { name, path, title, heading } of screens) {
  const tag = ON_A_PHONE.includes(name) ? '@phone' : [];
  test(`${name} answers, fits its screen, complains of nothing and stands in nobody's way`, { tag }, async ({
    page,
    isMobile,
  }) => {
    const console = watchConsole(page);
    // Opened once at phone size, then enlarged; most other journeys open their pages on a large screen.
    await page.setViewportSize(PHONE);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'mn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await untilAlive(page);
    for (const size of isMobile ? [PHONE] : SIZES) {
      await page.setViewportSize(size);
      await page.waitForLoadState('networkidle');
      await expectFits(page);
      // Journeys run axe on their states on a large screen.
      if (size === PHONE || FULL) await expectAccessible(page);
    }
    // With text twice as large on the last of the sizes.
    if (!isMobile) {
      await setTextSize(page, '200%');
      await expectNothingLost(page);
      await setTextSize(page, '');
    }
    await page.setViewportSize(NARROWEST);
    await expectNothingLost(page);
    console.expectSilence();
  });
}

test('the address of the shop alone is the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Нүүр — Тохь');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home$/);
});
