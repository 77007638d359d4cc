import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';

const PAGES = [
  '/home',
  '/categories/1',
  '/single-product/70489215',
  '/search?p=wave',
  '/cart',
  '/login',
  '/contact',
  '/policy',
];

// A character that studio/first_font.py omits would load a second file, and then cause a second layout.
for (const path of PAGES) {
  test(`${path} is written in one font file`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await openPage(page, path);
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    expect(fonts).toEqual([expect.stringMatching(/manrope-first/)]);
  });
}
