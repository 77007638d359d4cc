import { expect, type Page } from '@playwright/test';

/** Nothing sticks out sideways, and no picture that was asked for is missing. */
export async function expectFits(page: Page): Promise<void> {
  const { scrollWidth, clientWidth, broken } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
    broken: [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .map((image) => image.currentSrc),
  }));
  // Less behind an open dialog, which keeps the place of the scroll bar.
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(broken).toEqual([]);
}
