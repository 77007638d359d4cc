import { expect, type Locator, type Page } from '@playwright/test';

/** The input of a box, a radio or a segment is invisible: what stands behind it wears the ring. */
const INVISIBLE = '.check__input, .segments__input';
const MOST_PRESSES = 80;

/** Presses Tab until the focus is there; every stop on the way must be visible to the eye. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const { outline, ring } = await focused.evaluate((element, invisible) => {
      const shown = element.matches(invisible) ? (element.nextElementSibling ?? element) : element;
      const inside = element.closest('.search__box') ?? shown;
      const style = getComputedStyle(shown);
      return { outline: style.outlineStyle, ring: `${style.boxShadow}${getComputedStyle(inside).boxShadow}` };
    }, INVISIBLE);
    expect(outline !== 'none' || /\d/.test(ring), `focus on ${await focused.innerHTML()}`).toBe(true);
    if (await focused.evaluate((element, other) => element === other, wanted)) return;
  }
  throw new Error(`${MOST_PRESSES} presses of Tab did not lead there`);
}
