import { expect, test } from '@playwright/test';
import { screens } from '../screens.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFits } from './expect-fits.ts';
import { untilAlive } from './open-page.ts';
import { watchConsole } from './watch-console.ts';

for (const { name, path, title, heading } of screens) {
  test(`${name} answers, fits its screen, complains of nothing and stands in nobody's way`, async ({ page }, info) => {
    const console = watchConsole(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    await expectFits(page);
    // The rules of accessibility do not change between the sizes of the two others.
    if (info.project.name !== 'tablet') await expectAccessible(page);
    console.expectSilence();
  });
}

test('the address of the shop alone is the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Нүүр — Тохь');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home$/);
});
