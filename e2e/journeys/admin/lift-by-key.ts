import type { Page } from '@playwright/test';

/** Lifts the focused item, to move it by arrows. The page listens to them one task later, sooner than any person presses. */
export async function liftByKey(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await page.evaluate(() => new Promise((listening) => void setTimeout(listening)));
}
