import type { Locator, Page } from '@playwright/test';

/** Far longer than any machine needs to load a page. */
const LATER_MS = 3_600_000;

/**
 * Stops the clock of a page on which `page.clock.install()` was called: from then on it moves by hand (`page.clock.runFor`). During
 * loading the clock runs, because hydration needs it; what changes in that time depends on the machine.
 */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + LATER_MS);

/** The text of a part with a stopped clock, after pending scripts and renders. */
export async function stableText(part: Locator): Promise<string> {
  for (let before = await part.innerText(); ; ) {
    await part.page().waitForTimeout(500);
    const now = await part.innerText();
    if (now === before) return now;
    before = now;
  }
}
