import { expect, type Locator, type Page } from '@playwright/test';

/** The input of a box, a radio or a segment is invisible: the next element shows the focus ring. */
const INVISIBLE = '.check__input, .segments__input';
const MOST_PRESSES = 80;

/** Presses Tab until the target has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab');
    // One evaluation per press: a keyboard journey presses a hundred times.
    const { isThere, isSeen, html } = await page.evaluate(
      ({ sought, invisible }) => {
        const focused = document.activeElement ?? document.body;
        const shown = focused.matches(invisible) ? (focused.nextElementSibling ?? focused) : focused;
        const inside = focused.closest('.search__box') ?? shown;
        const { outlineStyle, boxShadow } = getComputedStyle(shown);
        const isSeen = outlineStyle !== 'none' || /\d/.test(boxShadow + getComputedStyle(inside).boxShadow);
        return { isThere: focused === sought, isSeen, html: isSeen ? '' : focused.outerHTML };
      },
      { sought: wanted, invisible: INVISIBLE },
    );
    expect(isSeen, `focus on ${html}`).toBe(true);
    if (isThere) return;
  }
  throw new Error(`${MOST_PRESSES} presses of Tab did not lead there`);
}
