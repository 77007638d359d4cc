import { expect, type Page, test } from '@playwright/test';

export const PHONE = { width: 360, height: 740 };
export const NARROWEST = { width: 320, height: 640 };

/** Nothing overflows sideways, and no requested picture is missing. */
export async function expectFits(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => ({
      // Negative behind an open dialog, which reserves the width of the scroll bar.
      sticksOut: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
      broken: [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
        .map((image) => image.currentSrc),
    }));
  await expect.poll(look).toEqual({ sticksOut: 0, broken: [] });
}

/** Checks the page at another size, and restores its own. */
async function atSize(page: Page, size: { width: number; height: number }, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await look();
  if (before !== null) await page.setViewportSize(before);
}

/** The page in its current state fits a phone, too. */
export const expectFitsPhone = (page: Page): Promise<void> => atSize(page, PHONE, () => expectFits(page));

/** The page in its current state fits a screen 320 pixels wide, and a large one with text twice as large. */
export async function expectFitsNarrowAndLarge(page: Page): Promise<void> {
  await atSize(page, NARROWEST, () => expectFits(page));
  if (test.info().project.use.isMobile === true) return;
  await setTextSize(page, '200%');
  await expectFits(page);
  await setTextSize(page, '');
}

export const setTextSize = (page: Page, size: '200%' | ''): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
