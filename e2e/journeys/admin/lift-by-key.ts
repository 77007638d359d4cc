import type { Page } from '@playwright/test';

/** Lifts what has the focus, to move it by arrows. They are listened to one turn of the page later, which no finger is quick enough for. */
export async function liftByKey(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await page.evaluate(() => new Promise((listening) => void setTimeout(listening)));
}
