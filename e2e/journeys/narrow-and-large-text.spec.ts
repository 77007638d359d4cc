import { expect, type Page, test } from '@playwright/test';
import { screens } from '../screens.ts';
import { openPage } from './open-page.ts';

// The lists with names are one page, and one of them stands for all.
const LOOKS = [
  'home',
  'category',
  'categories',
  'categories-list',
  'brand',
  'search',
  'ikea-family',
  'product',
  'login',
  'register',
  'reset-password',
  'policy',
];
const paths = [...screens.filter(({ name }) => LOOKS.includes(name)), ...screens.slice(-5)].map(({ path }) => path);

/** Words that do not fit into the box that cuts them off. What is cut by design has an ellipsis. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, label, b, dt, dd, td, th')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const hidden = element.closest('.vh, [hidden], dialog:not([open])') !== null || element.clientWidth < 2;
        return cuts && !hidden && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.innerText.slice(0, 60)),
  );

async function expectNothingLost(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
  expect(await clippedTexts(page)).toEqual([]);
}

for (const path of new Set(paths)) {
  test(`${path} loses nothing on a screen 320 pixels wide, nor with letters twice as large`, async ({
    page,
    isMobile,
  }) => {
    if (isMobile) {
      await page.setViewportSize({ width: 320, height: 640 });
      await openPage(page, path);
      await expectNothingLost(page);
      return;
    }
    await openPage(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNothingLost(page);
  });
}
