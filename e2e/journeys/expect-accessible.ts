import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A list of sixty products repeats one card; looking at the first of them takes a fifth of the time. */
const REPEATED = '.cards > article:nth-of-type(n + 9), .plist > article:nth-of-type(n + 9)';

/** No violation of WCAG A and AA or of axe's best practices on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Gathering over frames, in a page of its own, takes twice the time of looking; no page of the shop has any.
  expect(page.frames()).toHaveLength(1);
  // Whoever looks has stirred, so that what is below is laid out (opened-page.tsx): before that its cards stand over the footer.
  await page.evaluate(() => document.documentElement.classList.remove('opened'));
  await atRest(page);
  const axe = new AxeBuilder({ page })
    .exclude(REPEATED)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Longer than anything here fades. */
const AT_REST_MS = 5_000;

/**
 * What fades in has the colours of neither state: a message that has just come is read when it stands there. One that the browser does
 * not draw, below the fold or behind a dialog, stands still and never ends: nobody waits for it.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (mostMs) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0));
    const ended = Promise.allSettled(ending.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, mostMs))]);
  }, AT_REST_MS);
}
