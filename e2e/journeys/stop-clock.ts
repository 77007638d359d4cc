import type { Locator, Page } from '@playwright/test';

/** Far enough ahead of any machine's own time for loading a page. */
const LATER_MS = 3_600_000;

/**
 * Stops the clock of a page on which `page.clock.install()` was called: from here on it moves by hand (`page.clock.runFor`). While
 * a page loads its clock goes on, because the page comes to life by it; what turned meanwhile depends on the machine.
 */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + LATER_MS);

/** What a part says when the clock stands still, and what was on its way when it stopped (a script, a render) has come. */
export async function stableText(part: Locator): Promise<string> {
  for (let before = await part.innerText(); ; ) {
    await part.page().waitForTimeout(500);
    const now = await part.innerText();
    if (now === before) return now;
    before = now;
  }
}
